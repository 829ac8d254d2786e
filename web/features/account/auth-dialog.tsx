import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { account } from '../../i18n/en/account.ts';
import { addWords } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShellConfig } from '../search/use-shell-config.ts';
import { type AuthEntry, type AuthMode, isOffered } from './auth-entry.ts';
import { AuthForm } from './auth-form.tsx';

addWords('account', account);

interface AuthDialogProps extends Pick<AuthEntry, 'mode' | 'email'> {
  readonly onClose: () => void;
  readonly onSignedIn: () => Promise<void>;
}

/** One dialog to log in or to register, and the way from either to the other. */
export function AuthDialog({ onClose, onSignedIn, ...entry }: AuthDialogProps) {
  const { t } = useTranslation('account');
  const { flags } = useShellConfig();
  const [mode, setMode] = useState<AuthMode>(entry.mode);
  const [email, setEmail] = useState(entry.email ?? '');
  const form = useRef<HTMLFormElement>(null);
  const other = mode === 'login' ? 'register' : 'login';

  const turn = () => {
    const typed = form.current && new FormData(form.current).get('email');
    flushSync(() => {
      if (entry.email === null) setEmail(String(typed ?? ''));
      setMode(other);
    });
    form.current?.querySelector('input')?.focus();
  };

  return (
    <Dialog isOpen onClose={onClose} title={t(`${mode}.title`)}>
      {isOffered(mode, flags) ? (
        <AuthForm
          key={mode}
          mode={mode}
          email={email}
          isEmailLocked={mode === 'register' && entry.email !== null}
          formRef={form}
          onSignedIn={onSignedIn}
        />
      ) : (
        <p>{t('problems.switchedOff')}</p>
      )}
      {isOffered(other, flags) && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-2">
          <span className="text-quiet">{t(`${mode}.question`)}</span>
          <Button variant="link" onClick={turn}>
            {t(`${mode}.other`)}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
