import { useTranslation } from 'react-i18next';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { AuthLink } from '../../me/account/auth-link.tsx';

interface EntryButtonsProps {
  readonly flags: PublicConfig['flags'] | undefined;
  readonly onFollow?: () => void;
}

/** The ways in, each only while the operator has it switched on. */
export function EntryButtons({ flags, onFollow }: EntryButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      {flags?.loginEnabled && (
        <AuthLink mode="login" variant="quiet" {...(onFollow && { onFollow })}>
          {t('nav.logIn')}
        </AuthLink>
      )}
      {flags?.signupEnabled && (
        <AuthLink mode="register" variant="outline" {...(onFollow && { onFollow })}>
          {t('nav.signUp')}
        </AuthLink>
      )}
    </>
  );
}
