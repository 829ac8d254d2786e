import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import { classes } from '../../../../ui/classes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { handoverOf, isDoneHere } from '../../drive-state.ts';
import { jobPath, Link } from '../../navigation.tsx';
import { keyOf } from '../../store/database.ts';
import { timeOf, toldOf } from '../../times.ts';
import { useDriveState } from '../../use-drive.ts';
import { NextCard } from './next-card.tsx';

interface DayLineProps {
  readonly jobs: readonly DriverJob[];
  readonly next: DriverJob | undefined;
}

/** One line, all day: moss done, the black card now, stone later. */
export function DayLine({ jobs, next }: DayLineProps) {
  const { t } = useTranslation('drive');
  if (jobs.length === 0) return null;
  return (
    <ol aria-label={t('day.day')}>
      {jobs.map((job) =>
        job === next ? (
          <li key={keyOf(job)} className="relative">
            <NextCard job={job} isFirst={jobs[0] === job} isLast={jobs.at(-1) === job} />
          </li>
        ) : (
          <Stop key={keyOf(job)} job={job} />
        ),
      )}
    </ol>
  );
}

function Stop({ job }: { job: DriverJob }) {
  const { t } = useTranslation('drive');
  const state = useDriveState();
  const { renter, kind, car, place } = job;
  const isDone = isDoneHere(state, job);
  const { sealed } = handoverOf(state, job);
  const done = kind === 'deliver' ? t('day.delivered', { renter }) : t('day.collected', { renter });
  return (
    <li className={classes('leg relative pb-2 pl-12', isDone && '[--leg:var(--color-route-done)]')}>
      <span
        aria-hidden="true"
        className={classes(
          'stays-filled absolute top-[5px] left-3.5 z-1 size-4 rounded-full border-4',
          isDone ? 'border-route-done bg-route-done' : 'border-route-next bg-paper',
        )}
      />
      <Link
        href={jobPath(job)}
        className="grid min-h-touch grid-cols-[60px_1fr_auto] content-start gap-x-2 pb-2"
      >
        <span className="figures font-strong">{timeOf(job.at, job)}</span>
        <span className="font-strong wrap-anywhere">
          {isDone ? done : t(`day.${kind}`, { renter })}
        </span>
        {isDone && <Icon name="check" className="mt-1 size-5 stroke-3 text-moss-600" />}
        <span className="figures col-span-2 col-start-2 text-sm leading-5 text-quiet">
          {isDone ? (
            sealed && t('day.sealedAt', { time: timeOf(sealed.at, job) })
          ) : (
            <>
              <b className="font-strong text-ink">{t('day.toldSentence', toldOf(job))}</b>{' '}
              {car.name}, {place.name}
            </>
          )}
        </span>
      </Link>
    </li>
  );
}
