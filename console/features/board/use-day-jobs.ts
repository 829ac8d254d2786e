import { useEffect, useState } from 'react';
import type { Job } from '../../../contract/operate/jobs.ts';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';

export interface DayJob extends Pick<Job, 'place'> {
  /** Null: nobody yet. */
  readonly driver: string | null;
}

interface DayJobs {
  readonly state: 'not-asked' | 'loading' | 'failed' | 'ready';
  /** By booking and kind; null until they are read. */
  readonly jobs: ReadonlyMap<string, DayJob> | null;
}

interface Read extends Pick<DayJobs, 'jobs'> {
  readonly day: string;
}

export const jobKey = ({ bookingId, kind }: Pick<Job, 'bookingId' | 'kind'>) =>
  `${bookingId} ${kind}`;

/** Where each handover of a day takes place and who drives there, read again with the board by whoever plans drives. */
export function useDayJobs(day: string, boardReadAt: string): DayJobs {
  const { id: cityId } = usePageCity();
  const mayPlan = useMay('jobs.plan');
  const [read, setRead] = useState<Read | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read with another board is outdated
  useEffect(() => {
    if (!mayPlan) return;
    const outdated = new AbortController();
    const { signal } = outdated;
    operateApi()
      .listJobs({ query: { cityId, day } }, { signal })
      .then(({ jobs, drivers }) => {
        const nameOf = (id: string | null) => drivers.find((one) => one.id === id)?.name ?? null;
        const named = jobs.map(
          (job) => [jobKey(job), { place: job.place, driver: nameOf(job.driverId) }] as const,
        );
        return new Map(named);
      })
      .catch(() => null)
      .then((jobs) => signal.aborted || setRead({ day, jobs }));
    return () => outdated.abort();
  }, [cityId, day, mayPlan, boardReadAt]);
  if (!mayPlan) return { state: 'not-asked', jobs: null };
  if (read?.day !== day) return { state: 'loading', jobs: null };
  return { state: read.jobs ? 'ready' : 'failed', jobs: read.jobs };
}
