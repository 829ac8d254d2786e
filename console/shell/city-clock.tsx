import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime, shortDay } from '../../domain/format-desk-time.ts';
import { type DeskCity, useSelf } from './desk-data.ts';

const TICK_MS = 5_000;

/** The server's time, in the city: a demonstration's clock may run apart from the browser's. */
export function CityClock({ city }: { city: DeskCity }) {
  const { t } = useTranslation('desk');
  const { now } = useSelf();
  const [ahead] = useState(() => Date.parse(now) - Date.now());
  const [epochMs, setEpochMs] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const timer = setInterval(() => setEpochMs(Date.now() + ahead), TICK_MS);
    return () => clearInterval(timer);
  }, [ahead]);
  const local = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(city.timeZone);
  return (
    <p className="flex gap-2 whitespace-nowrap text-quiet figures">
      <span className="sr-only">{t('time', { city: city.name })}</span>
      <span className="max-desk:hidden">{shortDay(local)}</span>
      <strong className="font-strong text-ink">{clockTime(local)}</strong>
    </p>
  );
}
