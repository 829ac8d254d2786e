import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Job } from '../../../contract/operate/jobs.ts';
import { operateApi } from '../../api/operate-api.ts';
import { useRefusal } from '../../form/use-refusal.ts';
import { keyOf } from './job-table.tsx';

/** Gives a job to a driver; why not is said at the job. */
export function useAssign() {
  const { t } = useTranslation('jobs');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const problemOf = useRefusal({
    driver_busy: { text: t('problems.driver_busy') },
    not_a_driver: { text: t('problems.not_a_driver') },
    job_over: { text: t('problems.job_over') },
  });
  const assign = async (job: Job, driverId: string | null) => {
    const { bookingId, kind } = job;
    setBusy(keyOf(job));
    setProblems({});
    try {
      await operateApi().assignJob({ body: { bookingId, kind, driverId } });
    } catch (error) {
      setProblems({ [keyOf(job)]: problemOf(error).text });
    }
    await revalidate();
    setBusy(null);
  };
  return { assign, busy, problems };
}
