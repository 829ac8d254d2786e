import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import { paths } from '../../../page/paths.ts';
import type { ShellUser } from '../../../page/shell-data.ts';
import { AccountPage } from './account-page.tsx';
import { AuthLink } from './auth-link.tsx';
import { askAuth } from './call-auth.ts';
import { ResendResult } from './resend-result.tsx';
import { useResend } from './use-resend.ts';

interface VerifiedPageProps {
  readonly token: string;
  readonly user: ShellUser | null;
  /** Leads on to the trip that the renter was booking. */
  readonly next: ReactNode;
}

/**
 * Where the link in the message leads. It is spent by this page's script and not by being followed:
 * programs that look at links in mail follow them, too.
 */
export function VerifiedPage({ token, user, next }: VerifiedPageProps) {
  const { t } = useTranslation('account');
  const { state, confirm } = useConfirmation(token);

  if (state === 'verified' || state === 'already') {
    const texts = state === 'verified' ? 'verified' : 'verified.already';
    return (
      <AccountPage title={t(`${texts}.title`)} text={t(`${texts}.text`)}>
        <WayOn user={user} next={next} />
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

/** To what is still missing, then back to the trip. A mailbox may be read where nobody is signed in. */
function WayOn({ user, next }: Pick<VerifiedPageProps, 'user' | 'next'>) {
  const { t } = useTranslation('account');
  if (!user) {
    return (
      <AuthLink mode="login" large variant="primary" origin={paths.documents}>
        {t('verified.logIn')}
      </AuthLink>
    );
  }
  if (user.needsVerification) {
    return (
      <ButtonLink large variant="primary" to={paths.documents}>
        {t('verified.documents')}
      </ButtonLink>
    );
  }
  if (next) return next;
  return (
    <ButtonLink large variant="primary" to={paths.home}>
      {t('verified.home')}
    </ButtonLink>
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
        <AuthLink mode="login" large origin={paths.profile}>
          {t('verified.expired.logIn')}
        </AuthLink>
      )}
      <ResendResult state={state} />
    </AccountPage>
  );
}

function useConfirmation(token: string) {
  const [state, setState] = useState<'checking' | 'verified' | 'already' | 'expired' | 'failed'>(
    'checking',
  );
  const { revalidate } = useRevalidator();
  const isAsked = useRef(false);

  const confirm = async () => {
    setState('checking');
    const answer = await askAuth<{ readonly status: string }>('/api/auth/verify-email', { token });
    if (answer.refusal) {
      return setState(answer.refusal.code === 'link_expired' ? 'expired' : 'failed');
    }
    await revalidate();
    setState(answer.value.status === 'already_confirmed' ? 'already' : 'verified');
  };
  const confirmOnce = useEffectEvent(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void confirm();
  });
  useEffect(() => confirmOnce(), []);

  return { state, confirm };
}
