import { useTranslation } from 'react-i18next';
import { toCityTime } from '../../../../domain/city-time.ts';
import { formatTime } from '../../../../domain/format-city-time.ts';
import type { CalendarFacts } from '../../../../domain/trip-facts.ts';
import { useOtherClock } from '../../../page/use-other-clock.ts';

/** Said only where it could be taken for another clock. */
export function ZoneNote({ facts, cityName }: { facts: CalendarFacts; cityName: string }) {
  const { t } = useTranslation('search');
  const isOtherClock = useOtherClock(facts.timeZone);
  if (!isOtherClock(facts.now)) return null;
  const time = formatTime(toCityTime(facts.now, facts.timeZone));
  return <p className="text-xs text-quiet figures">{t('trip.zone', { city: cityName, time })}</p>;
}
