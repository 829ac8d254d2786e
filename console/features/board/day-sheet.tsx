import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { startOfCityDay } from '../../../domain/city-time.ts';
import { clockTime, moment, shortDay } from '../../../domain/format-desk-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import type { CarLine } from './board-model.ts';
import { type DayJob, jobKey, useDayJobs } from './use-day-jobs.ts';

interface DaySheetProps {
  readonly day: string;
  /** Every car of the city: what is filtered on the screen is driven all the same. */
  readonly lines: readonly CarLine[];
  readonly nowMs: number;
  /** When the board was read. */
  readonly readAt: string;
}

/** On paper the board is the list of a day's deliveries and returns, for whoever drives. */
export function DaySheet({ day, lines, nowMs, readAt }: DaySheetProps) {
  const { t } = useTranslation('board');
  const city = usePageCity();
  const title = { city: city.name, day: shortDay(Temporal.PlainDate.from(day)) };
  const { state, jobs } = useDayJobs(day, readAt);
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toString();
  return (
    <div className="hidden p-4 print:block">
      <h1 className="text-2xl">{t('sheet.title', title)}</h1>
      <Handovers {...{ day, lines, jobs }} />
      {state === 'loading' && <p className="mt-4">{t('sheet.placesLoading')}</p>}
      {state === 'failed' && <p className="mt-4">{t('sheet.withoutPlaces')}</p>}
      <p className="mt-4 text-xs">{t('sheet.printed', { when: moment(now, city.timeZone) })}</p>
    </div>
  );
}

interface HandoversProps extends Pick<DaySheetProps, 'day' | 'lines'> {
  readonly jobs: ReadonlyMap<string, DayJob> | null;
}

/** Hundreds of lines that nobody sees before they are printed: they are left alone while only time passes. */
const Handovers = memo(function Handovers({ day, lines, jobs }: HandoversProps) {
  const { t } = useTranslation('board');
  const { timeZone } = usePageCity();
  const handovers = handoversOn(Temporal.PlainDate.from(day), lines, timeZone);
  if (handovers.length === 0) return <p>{t('sheet.none')}</p>;
  const columns = jobs ? [...known, ...planned] : known;
  return (
    <table className="mt-4 w-full text-left figures">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b border-ink pr-4">
              {t(`sheet.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {handovers.map(({ time, kind, car, bar: { id, booking } }) => {
          const job = booking && jobs?.get(jobKey({ bookingId: booking.id, kind: jobOf[kind] }));
          return (
            <tr key={`${kind}-${id}`} className="break-inside-avoid border-b border-hair align-top">
              <td className="py-2 pr-4 font-strong">{time}</td>
              <td className="pr-4">{t(`sheet.${kind}`)}</td>
              <td className="pr-4">
                {car.brand} {car.model}
              </td>
              <td className="pr-4">{car.plate}</td>
              <td className="pr-4">{booking?.renter}</td>
              <td className="pr-4">{booking?.reference}</td>
              {jobs && (
                <>
                  <td className="pr-4">{job?.place}</td>
                  <td>{job?.driver ?? t('sheet.noDriver')}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

const known = ['time', 'what', 'car', 'plate', 'renter', 'reference'] as const;
const planned = ['place', 'driver'] as const;
const jobOf = { delivery: 'deliver', return: 'collect' } as const;

/** Of ten thousand bookings only those of the day are looked at closely. */
function handoversOn(day: Temporal.PlainDate, lines: readonly CarLine[], timeZone: string) {
  const fromMs = startOfCityDay(day, timeZone).epochMilliseconds;
  const toMs = startOfCityDay(day.add({ days: 1 }), timeZone).epochMilliseconds;
  const all = lines.flatMap((car) =>
    car.bars
      .filter(({ booking }) => booking !== null)
      .flatMap((bar) => [
        { kind: 'delivery' as const, atMs: bar.startsAtMs, car, bar },
        { kind: 'return' as const, atMs: bar.endsAtMs, car, bar },
      ]),
  );
  return all
    .filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
    .toSorted((one, other) => one.atMs - other.atMs)
    .map(({ atMs, ...handover }) => {
      const at = Temporal.Instant.fromEpochMilliseconds(atMs);
      return { ...handover, time: clockTime(at.toZonedDateTimeISO(timeZone)) };
    });
}
