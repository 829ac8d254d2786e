import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPolicy } from '../../../../domain/policy-constants.ts';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { longest } from './longest.ts';
import { PasswordStrengthHint } from './password-strength-hint.tsx';
import type { Problems } from './problems.ts';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly problems: Problems;
}

/** A password that is chosen, and once more against slips. */
export function NewPasswordFields({ label, problems }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  const { password, confirmation } = problems;
  const [typed, setTyped] = useState('');
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        maxLength={longest.password}
        onChange={({ target }) => setTyped(target.value)}
        error={password && t(`problems.${password}`)}
        description={
          // The error says the same, and more.
          password ? undefined : t('passwordLength', { count: accountPolicy.passwordMinLength })
        }
      />
      <PasswordStrengthHint password={typed} />
      <PasswordField
        name="confirmation"
        label={t('fields.confirmation')}
        autoComplete="new-password"
        maxLength={longest.password}
        error={confirmation && t(`problems.${confirmation}`)}
      />
    </>
  );
}
