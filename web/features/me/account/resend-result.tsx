import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/field.tsx';
import type { ResendState } from './use-resend.ts';

const problems = { failure: 'tooManyResends', unknown: 'unknown' } as const;

export function ResendResult({ state }: { state: ResendState }) {
  const { t } = useTranslation('account');
  return (
    <div role="status" className="text-sm empty:hidden">
      {state === 'success' && <p>{t('verify.resent')}</p>}
      {(state === 'failure' || state === 'unknown') && (
        <FieldError>{t(`problems.${problems[state]}`)}</FieldError>
      )}
    </div>
  );
}
