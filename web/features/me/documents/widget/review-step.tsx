import { useTranslation } from 'react-i18next';
import { controlStyle, Field, FieldError } from '../../../../../ui/field.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import type { Check, CheckValues } from './use-check.ts';

/** What was read, to be put right before it is sent. */
export function ReviewStep({ check }: { check: Check }) {
  const { t } = useTranslation('identityCheck');
  const text = (field: keyof CheckValues) => {
    const problem = check.problems[field];
    return {
      value: check.values[field],
      error: problem && t(`review.${problem}`),
    };
  };
  const address = (field: 'street' | 'postalCode' | 'city') => ({
    ...text(field),
    label: t(`review.${field}`),
    name: field,
    maxLength: 120,
    onChange: (event: { target: { value: string } }) =>
      check.change({ [field]: event.target.value }),
  });
  return (
    <div className="grid gap-5">
      <h3 className="text-lg">{t('review.title')}</h3>
      <Lines
        label={t('review.identity')}
        rows={check.kind === 'passport' ? 2 : 3}
        {...text('identityMrz')}
        onChange={(identityMrz) => check.change({ identityMrz })}
      />
      <Lines
        label={t('review.licence')}
        rows={1}
        {...text('licenceMrz')}
        onChange={(licenceMrz) => check.change({ licenceMrz })}
      />
      <TextField {...address('street')} autoComplete="address-line1" />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField {...address('postalCode')} autoComplete="postal-code" />
        <TextField {...address('city')} autoComplete="address-level2" />
      </div>
      <TextField
        {...text('country')}
        label={t('review.country')}
        name="country"
        autoComplete="country"
        maxLength={2}
        onChange={(event) => check.change({ country: event.target.value.toUpperCase() })}
      />
      <div role="alert" className="empty:hidden">
        {check.isRefused && <FieldError>{t('review.notSent')}</FieldError>}
      </div>
    </div>
  );
}

interface LinesProps {
  readonly label: string;
  readonly rows: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Lines({ label, rows, value, error, onChange }: LinesProps) {
  const { t } = useTranslation('identityCheck');
  return (
    <Field label={label} description={t('review.linesHint')} error={error}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={rows}
          wrap="off"
          spellCheck={false}
          autoCapitalize="characters"
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          className={`${controlStyle({ isInvalid: error !== undefined })} resize-none overflow-x-auto py-3 font-code text-xs leading-6 figures`}
        />
      )}
    </Field>
  );
}
