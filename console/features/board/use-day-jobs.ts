import { useEffect, useState } from 'react';
import type { Job } from '../../../contract/operate/jobs.ts';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';

export interface DayJob extends Pick<Job, 'place'> {
  /** Null: nobody yet. */
  readonly driver: string | null;
}

type Read = { readonly day: string; readonly jobs: ReadonlyMap<string, DayJob> | null };

export const jobKey = ({ bookingId, kind }: Pick<Job, 'bookingId' | 'kind'>) =>
  `${bookingId} ${kind}`;

/**
 * Where each handover of a day takes place and who drives there, read again with the board. Null for whoever does not
 * plan drives, and where it could not be read.
 */
export function useDayJobs(day: string, boardReadAt: string) {
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
  return read?.day === day ? read.jobs : null;
}
