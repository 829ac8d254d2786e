import { useTranslation } from 'react-i18next';
import { RouteLine } from '../../ui/route-line.tsx';

interface TripStop {
  /** "Monday, Jan 01, 09:00am", in city time. */
  readonly when: string;
  /** Null while no address is chosen. */
  readonly where: string | null;
}

export interface TripStops {
  readonly delivery: TripStop;
  readonly return: TripStop;
  readonly cityName: string;
}

interface TripLineProps {
  readonly trip: TripStops;
  readonly ground?: 'card' | 'page';
}

/** Delivery and return, joined by the line. The times are the city's, wherever the reader is. */
export function TripLine({ trip, ground = 'card' }: TripLineProps) {
  const { t } = useTranslation('price');
  const stop = (id: 'delivery' | 'return') => ({
    id,
    label: t(`trip.${id}`, { city: trip.cityName }),
    title: trip[id].when,
    note: trip[id].where ?? t('trip.noAddress'),
  });
  return <RouteLine stops={[stop('delivery'), stop('return')]} ground={ground} />;
}
