import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { adminEndedTold, wasEndedForAdmin } from '../../../../contract/ended-session.ts';
import { account } from '../../../../i18n/en/account.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { type AuthEntry, type AuthMode, isOffered } from './auth-entry.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLead } from './auth-lead.tsx';
import { AuthTurns } from './auth-turns.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LegalNote } from './legal-note.tsx';
import { SecondStep } from './second-step.tsx';

addWords('account', account);

interface AuthDialogProps extends Pick<AuthEntry, 'mode' | 'email' | 'reason'> {
  readonly onClose: () => void;
  readonly onSignedIn: () => Promise<void>;
}

/** One dialog to log in, to register or to recover a password, and the ways between them. */
export function AuthDialog({ onClose, onSignedIn, ...entry }: AuthDialogProps) {
  const { t } = useTranslation('account');
  const { flags } = useShellConfig();
  const [mode, setMode] = useState<AuthMode>(entry.mode);
  const [email, setEmail] = useState(entry.email ?? '');
  const [isSecondStep, setSecondStep] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [isAdminRefused] = useState(() => wasEndedForAdmin(document.cookie));
  // Said once: the next visit to the dialog has nothing to do with it.
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
    if (isAdminRefused) document.cookie = adminEndedTold;
  }, [isAdminRefused]);

  const turn = (to: AuthMode) => {
    const typed = form.current && new FormData(form.current).get('email');
    flushSync(() => {
      if (entry.email === null && typed !== null) setEmail(String(typed));
      setMode(to);
    });
    form.current?.querySelector('input')?.focus();
  };

  if (isSecondStep) {
    return (
      <Dialog isOpen onClose={onClose} title={t('secondStep.title')}>
        <SecondStep onSignedIn={onSignedIn} onStartOver={() => setSecondStep(false)} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t(`${mode}.title`)}>
      {isOffered(mode, flags) && mode === 'forgotPassword' && (
        <ForgotForm email={email} formRef={form} />
      )}
      {isAdminRefused && (
        <div role="alert" className="mb-4">
          <FieldError>{t('problems.adminRefused')}</FieldError>
        </div>
      )}
      <AuthLead mode={mode} reason={entry.reason} flags={flags} />
      {isOffered(mode, flags) && mode !== 'forgotPassword' && (
        <AuthForm
          key={mode}
          mode={mode}
          email={email}
          isEmailLocked={mode === 'register' && entry.email !== null}
          formRef={form}
          onSignedIn={onSignedIn}
          onSecondStep={() => setSecondStep(true)}
        />
      )}
      {mode === 'login' && isOffered('forgotPassword', flags) && (
        <div className="mt-3 text-center">
          <Button variant="link" onClick={() => turn('forgotPassword')}>
            {t('login.forgot')}
          </Button>
        </div>
      )}
      <AuthTurns mode={mode} flags={flags} onTurn={turn} />
      {isOffered(mode, flags) && mode !== 'forgotPassword' && <LegalNote mode={mode} />}
    </Dialog>
  );
}
