import { useTranslation } from 'react-i18next';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { type AuthMode, type AuthReason, isOffered } from './auth-entry.ts';

interface AuthLeadProps {
  readonly mode: AuthMode;
  readonly reason: AuthReason | null;
  readonly flags: PublicConfig['flags'];
}

/** Why somebody is asked who they are; while what they would do is switched off, only that it is. */
export function AuthLead({ mode, reason, flags }: AuthLeadProps) {
  const { t } = useTranslation('account');
  if (!isOffered(mode, flags)) return <p>{t('problems.switchedOff')}</p>;
  if (!reason || mode === 'forgotPassword') return null;
  return <p className="mb-4">{t(`reasons.${reason}`)}</p>;
}
