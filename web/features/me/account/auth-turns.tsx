import { useTranslation } from 'react-i18next';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { Button } from '../../../../ui/button.tsx';
import { type AuthMode, isOffered } from './auth-entry.ts';

interface AuthTurnsProps {
  readonly mode: AuthMode;
  readonly flags: PublicConfig['flags'];
  readonly onTurn: (to: AuthMode) => void;
}

/** The way from one mode of the dialog to another. */
export function AuthTurns({ mode, flags, onTurn }: AuthTurnsProps) {
  const { t } = useTranslation('account');
  const other = mode === 'login' ? 'register' : 'login';
  if (!isOffered(other, flags)) return null;
  // Whoever comes to reserve for the first time has no account: their way is a button, too.
  if (mode === 'login') {
    return (
      <div className="mt-6 grid gap-2 border-t border-hair pt-4 text-center">
        <span className="text-quiet">{t('login.question')}</span>
        <Button variant="outline" block onClick={() => onTurn(other)}>
          {t('login.other')}
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-x-2">
      {mode === 'register' && <span className="text-quiet">{t('register.question')}</span>}
      <Button variant="link" onClick={() => onTurn(other)}>
        {mode === 'register' ? t('register.other') : t('forgotPassword.back')}
      </Button>
    </div>
  );
}
