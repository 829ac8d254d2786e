import { useTranslation } from 'react-i18next';
import { instantFromIso } from '../../../domain/city-time.ts';
import { RouteLine } from '../../../ui/route-line.tsx';
import { useOtherClock } from '../../page/use-other-clock.ts';

interface TripStop {
  readonly at: string;
  /** "Monday, Jan 01, 09:00am", in city time. */
  readonly when: string;
  /** Null while no address is chosen. */
  readonly where: string | null;
}

export interface TripStops {
  readonly delivery: TripStop;
  readonly return: TripStop;
  readonly city: { readonly name: string; readonly timeZone: string };
}

interface TripLineProps {
  readonly trip: TripStops;
  readonly ground?: 'card' | 'page';
}

/** Delivery and return, joined by the line. The times are the city's, wherever the reader is. */
export function TripLine({ trip, ground = 'card' }: TripLineProps) {
  const { t } = useTranslation('price');
  const { city } = trip;
  const isOtherClock = useOtherClock(city.timeZone);
  const stop = (id: 'delivery' | 'return') => {
    const { at, when, where } = trip[id];
    const label = t(`trip.${id}`);
    return {
      id,
      label: isOtherClock(instantFromIso(at))
        ? t('trip.inCityTime', { label, city: city.name })
        : label,
      title: when,
      note: where ?? t('trip.noAddress'),
    };
  };
  return <RouteLine stops={[stop('delivery'), stop('return')]} ground={ground} />;
}
