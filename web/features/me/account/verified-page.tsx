import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import { paths } from '../../../page/paths.ts';
import type { ShellUser } from '../../../page/shell-data.ts';
import { AccountPage } from './account-page.tsx';
import { callAuth } from './call-auth.ts';
import { ResendResult } from './resend-result.tsx';
import { useResend } from './use-resend.ts';

interface VerifiedPageProps {
  readonly token: string;
  readonly user: ShellUser | null;
}

/**
 * Where the link in the message leads. It is spent by this page's script and not by being followed:
 * programs that look at links in mail follow them, too.
 */
export function VerifiedPage({ token, user }: VerifiedPageProps) {
  const { t } = useTranslation('account');
  const { state, confirm } = useConfirmation(token);

  // Opened once more, the link is spent, but all is well.
  if (state === 'verified' || (state === 'expired' && user?.emailVerified)) {
    return (
      <AccountPage title={t('verified.title')} text={t('verified.text')}>
        {user?.needsVerification && (
          <ButtonLink large to={paths.profile}>
            {t('verified.documents')}
          </ButtonLink>
        )}
        <ButtonLink large variant={user?.needsVerification ? 'quiet' : 'primary'} to={paths.home}>
          {t('verified.home')}
        </ButtonLink>
      </AccountPage>
    );
  }
  if (state === 'expired') return <ExpiredLink isSignedIn={user !== null} />;
  if (state === 'failed') {
    return (
      <AccountPage title={t('verified.failed.title')}>
        <FieldError>{t('problems.unknown')}</FieldError>
        <Button large onClick={confirm}>
          {t('verified.failed.retry')}
        </Button>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('verified.pageTitle')} text={t('verified.checking')}>
      <ShuttleLine className="w-40 text-route-live" />
    </AccountPage>
  );
}

function ExpiredLink({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('account');
  const { state, resend } = useResend();
  return (
    <AccountPage title={t('verified.expired.title')} text={t('verified.expired.text')}>
      {isSignedIn ? (
        <Button large waiting={state === 'waiting'} onClick={resend}>
          {t('verify.resend')}
        </Button>
      ) : (
        <ButtonLink large to={paths.logIn}>
          {t('verified.expired.logIn')}
        </ButtonLink>
      )}
      <ResendResult state={state} />
    </AccountPage>
  );
}

function useConfirmation(token: string) {
  const [state, setState] = useState<'checking' | 'verified' | 'expired' | 'failed'>('checking');
  const { revalidate } = useRevalidator();
  const isAsked = useRef(false);

  const confirm = async () => {
    setState('checking');
    const refusal = await callAuth('/api/auth/verify-email', { token });
    if (!refusal) await revalidate();
    if (!refusal) setState('verified');
    else setState(refusal.code === 'link_expired' ? 'expired' : 'failed');
  };
  const confirmOnce = useEffectEvent(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void confirm();
  });
  useEffect(() => confirmOnce(), []);

  return { state, confirm };
}
