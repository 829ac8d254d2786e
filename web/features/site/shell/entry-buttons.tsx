import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { paths } from '../../../page/paths.ts';

interface EntryButtonsProps {
  readonly flags: PublicConfig['flags'] | undefined;
}

/** The ways in, each only while the operator has it switched on. */
export function EntryButtons({ flags }: EntryButtonsProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const wayBack = pathname === paths.home ? '' : `&origin=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      {flags?.loginEnabled && (
        <ButtonLink variant="quiet" to={paths.logIn + wayBack}>
          {t('nav.logIn')}
        </ButtonLink>
      )}
      {flags?.signupEnabled && (
        <ButtonLink variant="outline" to={paths.signUp + wayBack}>
          {t('nav.signUp')}
        </ButtonLink>
      )}
    </>
  );
}
