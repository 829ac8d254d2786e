import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { paths } from '../../../page/paths.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { AuthLink } from './auth-link.tsx';
import { callAuth } from './call-auth.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { problemsOfNewPassword } from './problems.ts';
import { useAccountForm } from './use-account-form.ts';

interface ResetPageProps {
  readonly token: string;
  readonly isLinkGood: boolean;
  /** Where whoever came by an invitation goes on. */
  readonly next: string;
}

export function ResetPage({ token, isLinkGood, next }: ResetPageProps) {
  const { t } = useTranslation('account');
  const { loginEnabled } = useShellConfig().flags;
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<'open' | 'expired' | 'done'>(isLinkGood ? 'open' : 'expired');
  const { problems, isWaiting, ...form } = useAccountForm({
    check: problemsOfNewPassword,
    send: async ({ password }) => {
      const refusal = await callAuth('/api/auth/reset-password', { token, password });
      if (refusal?.code === 'link_expired') setState('expired');
      return refusal;
    },
    onDone: async () => {
      setState('done');
      // Whoever was signed in here no longer is.
      await revalidate();
    },
  });

  if (state === 'done') {
    return (
      <AccountPage title={t('reset.done.title')} text={t('reset.done.text')}>
        {loginEnabled && (
          <AuthLink mode="login" large origin={next}>
            {t('reset.done.logIn')}
          </AuthLink>
        )}
      </AccountPage>
    );
  }
  if (state === 'expired') return <ExpiredLink />;
  return (
    <AccountPage title={t('reset.title')} text={t('reset.text')}>
      <AccountForm
        {...form}
        problem={problems.form}
        actions={
          <Button type="submit" large block waiting={isWaiting}>
            {t('reset.submit')}
          </Button>
        }
      >
        <NewPasswordFields label={t('fields.newPassword')} problems={problems} />
      </AccountForm>
    </AccountPage>
  );
}

function ExpiredLink() {
  const { t } = useTranslation('account');
  const { passwordRecoveryEnabled } = useShellConfig().flags;
  return (
    <AccountPage title={t('reset.expired.title')} text={t('reset.expired.text')}>
      {passwordRecoveryEnabled ? (
        <ButtonLink large to={paths.forgotPassword}>
          {t('reset.expired.again')}
        </ButtonLink>
      ) : (
        <ButtonLink large to={paths.home}>
          {t('reset.expired.home')}
        </ButtonLink>
      )}
    </AccountPage>
  );
}
