import { useTranslation } from 'react-i18next';
import type { PublicConfig } from '../../../contract/configuration.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { paths } from './paths.ts';

interface EntryButtonsProps {
  readonly flags: PublicConfig['flags'] | undefined;
}

/** The ways in, each only while the operator has it switched on. */
export function EntryButtons({ flags }: EntryButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      {flags?.loginEnabled && (
        <ButtonLink variant="quiet" to={paths.logIn}>
          {t('nav.logIn')}
        </ButtonLink>
      )}
      {flags?.signupEnabled && (
        <ButtonLink variant="outline" to={paths.signUp}>
          {t('nav.signUp')}
        </ButtonLink>
      )}
    </>
  );
}
