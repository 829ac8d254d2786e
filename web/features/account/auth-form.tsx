import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPolicy } from '../../../domain/policy-constants.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AuthMode } from './auth-entry.ts';
import type { AuthField } from './problems.ts';
import { useAuthForm } from './use-auth-form.ts';

/** The server's own limits: what is longer could not be sent. */
const longest = { name: 120, email: 254, password: 128 } as const;

interface AuthFormProps {
  readonly mode: AuthMode;
  readonly email: string;
  readonly isEmailLocked: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onSignedIn: () => Promise<void>;
}

export function AuthForm({ mode, email, isEmailLocked, formRef, onSignedIn }: AuthFormProps) {
  const { t } = useTranslation('account');
  const { problems, isWaiting, submit, forget } = useAuthForm(mode, onSignedIn);
  const isNew = mode === 'register';
  const texts = (field: AuthField) => {
    const problem = problems[field];
    return {
      name: field,
      label: t(`fields.${field}`),
      error: problem && t(`problems.${problem}`),
    };
  };

  return (
    // `post`, so that a password could never end up in the address.
    <form ref={formRef} method="post" noValidate onSubmit={submit} onChange={forget}>
      {/* What turns out to be wrong is read out when the focus is at its field already, too. */}
      <div aria-live="polite" aria-relevant="additions" className="grid gap-4">
        {isNew && <TextField {...texts('name')} autoComplete="name" maxLength={longest.name} />}
        <TextField
          {...texts('email')}
          type="email"
          autoComplete={isNew ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longest.email}
          defaultValue={email}
          readOnly={isEmailLocked}
          description={isEmailLocked ? t('emailLocked') : undefined}
        />
        <TextField
          {...texts('password')}
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={longest.password}
          description={
            // The error says the same, and more.
            isNew && !problems.password
              ? t('passwordLength', { count: accountPolicy.passwordMinLength })
              : undefined
          }
        />
        {isNew && (
          <TextField
            {...texts('confirmation')}
            type="password"
            autoComplete="new-password"
            maxLength={longest.password}
          />
        )}
      </div>
      <div role="alert" className="mt-4 empty:hidden">
        {problems.form && <FieldError>{t(`problems.${problems.form}`)}</FieldError>}
      </div>
      <div className="mt-6">
        <Button type="submit" large block waiting={isWaiting}>
          {t(`${mode}.submit`)}
        </Button>
      </div>
    </form>
  );
}
