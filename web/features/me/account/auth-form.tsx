import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { callAuth } from './call-auth.ts';
import { longest } from './longest.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { problemsAtLogin, problemsAtRegistration } from './problems.ts';
import { forgetSkipped } from './skipped-prompts.ts';
import { useAccountForm } from './use-account-form.ts';

interface AuthFormProps {
  readonly mode: 'login' | 'register';
  readonly email: string;
  readonly isEmailLocked: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onSignedIn: () => Promise<void>;
  /** The password was right, and is not all that is asked for. */
  readonly onSecondStep: () => void;
}

export function AuthForm(props: AuthFormProps) {
  const { mode, email, isEmailLocked, formRef, onSignedIn, onSecondStep } = props;
  const { t } = useTranslation('account');
  const isNew = mode === 'register';
  const { problems, isWaiting, ...form } = useAccountForm({
    check: isNew ? problemsAtRegistration : problemsAtLogin,
    send: async ({ name, email, password }) => {
      if (isNew) return callAuth('/api/auth/sign-up/email', { name, email, password });
      const refusal = await callAuth('/api/auth/sign-in/email', { email, password });
      if (refusal?.code === 'second_factor_needed') onSecondStep();
      return refusal;
    },
    onDone: async () => {
      forgetSkipped();
      await onSignedIn();
    },
  });
  const texts = (field: 'name' | 'email' | 'password') => {
    const problem = problems[field];
    return {
      name: field,
      label: t(`fields.${field}`),
      error: problem && t(`problems.${problem}`),
    };
  };

  return (
    <AccountForm
      {...form}
      formRef={formRef}
      problem={!isNew && problems.form === 'tooManyAttempts' ? 'tooManyLogIns' : problems.form}
      actions={
        <Button type="submit" large block waiting={isWaiting}>
          {t(`${mode}.submit`)}
        </Button>
      }
    >
      {isNew && (
        <TextField {...texts('name')} autoFocus autoComplete="name" maxLength={longest.name} />
      )}
      <TextField
        {...texts('email')}
        autoFocus={!isNew}
        type="email"
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longest.email}
        defaultValue={email}
        readOnly={isEmailLocked}
        description={isEmailLocked ? t('emailLocked') : undefined}
      />
      {isNew ? (
        <NewPasswordFields label={t('fields.password')} problems={problems} />
      ) : (
        <PasswordField
          {...texts('password')}
          autoComplete="current-password"
          maxLength={longest.password}
        />
      )}
    </AccountForm>
  );
}
