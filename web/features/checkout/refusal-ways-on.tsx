import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { buttonStyle } from '../../../ui/button-style.ts';
import { refusalKey } from '../../api/refusal-key.ts';
import { logInTo, paths } from '../../page/paths.ts';
import { keepDraft } from '../me/draft/keep-draft.ts';
import { VerifyLink } from '../me/draft/verify-link.tsx';
import { CarsLink } from '../price/cars-link.tsx';
import { useSearch } from '../trip/state/use-search.ts';
import { wayOn } from './refusal-ways.ts';

interface RefusalWaysOnProps {
  readonly code: string;
  readonly carPath: string;
  readonly cityId: string;
}

/** The way that helps, where there is one: the solid button beside whatever else can be pressed. */
export function RefusalWaysOn({ code, carPath, cityId }: RefusalWaysOnProps) {
  const { t } = useTranslation('checkout');
  const { pathname } = useLocation();
  const { id = '' } = useParams();
  const { search } = useSearch();
  const way = wayOn(refusalKey(code));
  const style = buttonStyle({ variant: 'primary' });
  switch (way) {
    case 'profile':
      return (
        <VerifyLink keep={() => keepDraft(id, search)} className={style}>
          {t('refusal.profile')}
        </VerifyLink>
      );
    case 'cars':
      return (
        <CarsLink cityId={cityId} className={style}>
          {t('refusal.cars')}
        </CarsLink>
      );
    case 'dates':
      return (
        <Link to={carPath} className={style}>
          {t('refusal.dates')}
        </Link>
      );
    case 'bookings':
      return (
        <Link to={paths.bookings} className={style}>
          {t('refusal.bookings')}
        </Link>
      );
    case 'log-in':
      return (
        <Link to={logInTo(pathname)} className={style}>
          {t('refusal.logIn')}
        </Link>
      );
    case 'card':
    case null:
      return null;
  }
}
