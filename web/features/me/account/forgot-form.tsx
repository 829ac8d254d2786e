import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { callAuth } from './call-auth.ts';
import { isEmail } from './is-email.ts';
import { longest } from './longest.ts';
import { SimulatedMailHint } from './simulated-mail-hint.tsx';
import { useAccountForm } from './use-account-form.ts';

interface ForgotFormProps {
  readonly email: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** The answer is the same whether or not somebody has this e-mail. */
export function ForgotForm({ email: initial, formRef }: ForgotFormProps) {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState(initial);
  const [isDone, setDone] = useState(false);
  const { problems, isWaiting, ...form } = useAccountForm({
    check: () => ({}),
    send: (values) => callAuth('/api/auth/request-password-reset', { email: values.email }),
    onDone: async () => setDone(true),
  });

  if (isDone) {
    return (
      <div role="status" className="grid gap-2">
        <p className="text-base font-strong">{t('forgotPassword.sent.title')}</p>
        <p>{t('forgotPassword.sent.text')}</p>
        <p className="text-quiet">{t('forgotPassword.sent.hint')}</p>
        <SimulatedMailHint />
      </div>
    );
  }
  return (
    <AccountForm
      {...form}
      formRef={formRef}
      problem={problems.form}
      actions={
        <Button
          type="submit"
          large
          block
          waiting={isWaiting}
          disabled={!isWaiting && !isEmail(email.trim())}
        >
          {t('forgotPassword.submit')}
        </Button>
      }
    >
      <p className="text-stone-700">{t('forgotPassword.text')}</p>
      <TextField
        name="email"
        label={t('fields.email')}
        autoFocus
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longest.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problems.email && t(`problems.${problems.email}`)}
      />
    </AccountForm>
  );
}
