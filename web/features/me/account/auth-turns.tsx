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
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-x-2">
      {mode !== 'forgotPassword' && <span className="text-quiet">{t(`${mode}.question`)}</span>}
      <Button variant="link" onClick={() => onTurn(other)}>
        {mode === 'forgotPassword' ? t('forgotPassword.back') : t(`${mode}.other`)}
      </Button>
    </div>
  );
}
