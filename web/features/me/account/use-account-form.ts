import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ErrorAnswer } from '../../../../contract/errors.ts';
import { type AccountValues, accountFields, type Problems, problemsOf } from './problems.ts';

interface AccountForm {
  /** What can be known to be wrong before anything is sent. */
  readonly check: (values: AccountValues) => Problems;
  /** Null is "done". */
  readonly send: (values: AccountValues) => Promise<ErrorAnswer['error'] | null>;
  /** What comes next; until it is done the form waits. */
  readonly onDone: (form: HTMLFormElement) => Promise<void>;
}

/** What all forms around an account have in common: check, send once, say what was wrong and where. */
export function useAccountForm({ check, send, onDone }: AccountForm) {
  const [problems, setProblems] = useState<Problems>({});
  const [isWaiting, setWaiting] = useState(false);
  // Two presses can come before the first has drawn anything.
  const isSent = useRef(false);

  const show = (form: HTMLFormElement, found: Problems) => {
    // The text must be there when the focus comes, or a screen reader reads the field without it.
    flushSync(() => {
      setProblems(found);
      setWaiting(false);
    });
    const first = accountFields.find((field) => found[field]);
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    const form = event.currentTarget;
    const values = valuesIn(form);
    const found = check(values);
    if (Object.keys(found).length > 0) return show(form, found);

    isSent.current = true;
    setWaiting(true);
    setProblems({});
    try {
      const refusal = await send(values);
      if (refusal) show(form, problemsOf(refusal));
      else await onDone(form);
    } finally {
      isSent.current = false;
      setWaiting(false);
    }
  };

  /** What is being put right is no longer called wrong. */
  const forget = ({ target }: ChangeEvent<HTMLFormElement>) => {
    setProblems((last) => ({ ...last, [target.name]: undefined, form: undefined }));
  };

  return { problems, isWaiting, submit, forget };
}

function valuesIn(form: HTMLFormElement): AccountValues {
  const data = new FormData(form);
  const text = (name: keyof AccountValues) => String(data.get(name) ?? '');
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    code: text('code').trim(),
    currentPassword: text('currentPassword'),
    password: text('password'),
    confirmation: text('confirmation'),
  };
}
