import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { FieldError } from '../field.tsx';
import { PasswordField } from '../password-field.tsx';
import { TextField } from '../text-field.tsx';
import type { FactorProblem } from './problem.ts';

/** The server's own limit. */
const LONGEST_PASSWORD = 128;

type Field = 'name' | 'password' | 'code';

interface FactorFormProps {
  readonly fields: readonly Field[];
  /** What a new factor is called unless somebody says otherwise. */
  readonly defaultName?: string;
  readonly submit: string;
  readonly cancel: string;
  readonly isDangerous?: boolean;
  readonly onCancel: () => void;
  /** Null is "done". */
  readonly onSubmit: (values: Readonly<Record<Field, string>>) => Promise<FactorProblem | null>;
  /** Stands before the fields. */
  readonly children?: ReactNode;
}

const problemField: Readonly<Partial<Record<FactorProblem, Field>>> = {
  wrongPassword: 'password',
  wrongCode: 'code',
};

/** A few fields, sent once, with what was wrong at its field. */
export function FactorForm(props: FactorFormProps) {
  const { t } = useTranslation('factors');
  const { fields, submit, cancel, onCancel, onSubmit } = props;
  const id = useId();
  const [isWaiting, setWaiting] = useState(false);
  const [wrong, setWrong] = useState<{ readonly problem: FactorProblem; readonly at?: Field }>();

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWaiting) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const value = (field: Field) => String(data.get(field) ?? '');
    const show = (problem: FactorProblem, at: Field | undefined) => {
      setWrong({ problem, ...(at ? { at } : {}) });
      if (at) form.querySelector<HTMLInputElement>(`[name=${at}]`)?.focus();
    };
    const empty = fields.find((field) => value(field).trim() === '');
    if (empty) return show('required', empty);
    setWaiting(true);
    setWrong(undefined);
    const values = { name: value('name'), password: value('password'), code: value('code') };
    const problem = await onSubmit(values);
    setWaiting(false);
    if (problem) show(problem, problemField[problem]);
  };
  const texts = (field: Field) => ({
    name: field,
    error: wrong?.at === field ? t(`problems.${wrong.problem}`) : undefined,
    onChange: () => setWrong(undefined),
  });

  return (
    <form id={id} method="post" noValidate onSubmit={send} className="grid gap-4">
      {props.children}
      {fields.includes('name') && (
        <TextField
          {...texts('name')}
          label={t('name')}
          description={t('nameHint')}
          defaultValue={props.defaultName}
          maxLength={60}
          autoComplete="off"
        />
      )}
      {fields.includes('password') && (
        <PasswordField
          {...texts('password')}
          label={t('password')}
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
        />
      )}
      {fields.includes('code') && (
        <TextField
          {...texts('code')}
          label={t('app.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      )}
      <div role="alert" className="empty:hidden">
        {wrong && !wrong.at && <FieldError>{t(`problems.${wrong.problem}`)}</FieldError>}
      </div>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onCancel} disabled={isWaiting}>
          {cancel}
        </Button>
        <Button
          variant={props.isDangerous ? 'danger' : undefined}
          type="submit"
          waiting={isWaiting}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}
