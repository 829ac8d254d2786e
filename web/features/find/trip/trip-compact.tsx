import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { useCitySearch } from '../../trip/state/use-search.ts';
import { clearTrip } from '../data/clear-trip.ts';
import type { ListAddress } from '../data/list-address.ts';
import type { ListedCity, ListedTrip } from '../data/list-data.ts';
import { searchStep } from '../data/search-step.ts';
import { shortAddress } from '../data/short-address.ts';

const cellStyle = 'grid min-h-13 min-w-0 content-center leading-5';

interface TripCompactProps {
  readonly city: ListedCity;
  readonly trip: ListedTrip;
  readonly address: ListAddress;
}

/** Below 928 px: the trip, each half of it a way to where it is changed. */
export function TripCompact({ city, trip, address }: TripCompactProps) {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const { search, change } = useCitySearch(city.id);
  const delivery = shortAddress(search.start.query);
  const isSame = search.returnOption === 'same_address';
  const startAgain = () => {
    change(clearTrip);
    navigate('/');
  };
  return (
    <nav
      aria-label={t('trip.label')}
      className="mx-gutter mt-2 mb-4 flex min-h-15 items-center rounded-full border border-hair bg-card pr-4 pl-1 text-[14px] tablet:text-sm wide:hidden"
    >
      <RoundButton bare icon="back" label={t('trip.back')} onClick={startAgain} />
      <Link to={searchStep('address', address)} className={`${cellStyle} flex-1`}>
        <strong className="truncate font-strong">{delivery || t('trip.noAddress')}</strong>
        {delivery && (
          <span className="truncate text-xs text-quiet">
            {isSame
              ? t('trip.sameReturn')
              : t('trip.returnTo', { address: shortAddress(search.end.query) })}
          </span>
        )}
      </Link>
      <Link
        to={searchStep('dates', address)}
        className={`${cellStyle} relative ml-2 pl-3 figures before:absolute before:top-1/2 before:left-0 before:h-8 before:-translate-y-1/2 before:w-px before:bg-hair`}
      >
        <strong className="font-strong whitespace-nowrap">
          {trip.starts.day} {t('trip.to')} {trip.ends.day}
        </strong>
        <span className="text-xs whitespace-nowrap text-quiet">
          {trip.starts.time} {t('trip.to')} {trip.ends.time}
        </span>
      </Link>
    </nav>
  );
}
