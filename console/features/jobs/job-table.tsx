import { useTranslation } from 'react-i18next';
import type { Job, Jobs } from '../../../contract/operate/jobs.ts';
import { clockTime, shortDay } from '../../../domain/format-desk-time.ts';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';

interface JobTableProps {
  readonly title: string;
  /** On which it is shown: what is left of another day says so. */
  readonly day: string;
  readonly jobs: readonly Job[];
  readonly drivers: Jobs['drivers'];
  readonly busy: string | null;
  readonly problems: Readonly<Record<string, string>>;
  readonly onAssign: (job: Job, driverId: string | null) => void;
}

export const keyOf = ({ bookingId, kind }: Pick<Job, 'bookingId' | 'kind'>) =>
  `${bookingId} ${kind}`;

/** The day of one driver, or of nobody yet, in the order it happens. */
export function JobTable({ title, day, jobs, drivers, busy, problems, onAssign }: JobTableProps) {
  const { t } = useTranslation('jobs');
  const columns = ['time', 'what', 'car', 'place', 'renter', 'driver'] as const;
  return (
    <section
      aria-label={title}
      className="rounded-card border border-hair bg-card px-6 py-5 print:break-inside-avoid print:border-0 print:px-0"
    >
      <h2 className="mb-2 text-lg">{title}</h2>
      {jobs.length === 0 ? (
        <p className="text-quiet">{t('nothing')}</p>
      ) : (
        <table className="w-full table-fixed figures">
          <thead>
            <tr className="text-left text-xs text-quiet">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={classes(
                    'pr-4 pb-2 unbold',
                    column === 'time' && 'w-18',
                    column === 'what' && 'w-26',
                    column === 'driver' && 'w-56 print:hidden',
                  )}
                >
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <JobRow
                key={keyOf(job)}
                job={job}
                day={day}
                drivers={drivers}
                isBusy={busy === keyOf(job)}
                problem={problems[keyOf(job)]}
                onAssign={onAssign}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface JobRowProps extends Pick<JobTableProps, 'day' | 'drivers' | 'onAssign'> {
  readonly job: Job;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
}

function JobRow({ job, day, drivers, isBusy, problem, onAssign }: JobRowProps) {
  const { t } = useTranslation('jobs');
  const { timeZone } = usePageCity();
  const { kind, at, car, plate, place, renter, reference, isDone, driverId, clashes } = job;
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  const time = clockTime(local);
  const what = t(`kinds.${kind}`);
  return (
    <tr className={classes('border-t border-hair align-top', isDone && 'text-quiet')}>
      <td className="py-3 pr-4 font-strong">
        {time}
        {local.toPlainDate().toString() !== day && (
          <span className="block text-2xs text-error-600">{shortDay(local)}</span>
        )}
      </td>
      <td className="py-3 pr-4">
        {what}
        {isDone && <span className="block text-xs text-moss-600">{t('done')}</span>}
      </td>
      <td className="py-3 pr-4">
        {car}
        <span className="block text-xs text-quiet">{plate}</span>
      </td>
      <td className="py-3 pr-4 wrap-anywhere">{place}</td>
      <td className="py-3 pr-4">
        {renter}
        <span className="block text-xs text-quiet">{reference}</span>
      </td>
      <td className="py-2 print:hidden">
        <select
          aria-label={t('driverOf', { reference, kind: what.toLowerCase(), time })}
          value={driverId ?? ''}
          disabled={isDone}
          aria-busy={isBusy || undefined}
          onChange={(event) => onAssign(job, event.target.value || null)}
          className="min-h-9 w-full rounded-control border border-control bg-card px-3 disabled:border-hair disabled:text-quiet"
        >
          <option value="">{t('noDriver')}</option>
          {drivers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <p role="alert" className="text-xs text-error-600 empty:hidden">
          {problem ?? (clashes && t('clashes'))}
        </p>
      </td>
    </tr>
  );
}
