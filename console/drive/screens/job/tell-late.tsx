import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Key } from '../../components/key.tsx';
import { Note } from '../../components/note.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { timeOf } from '../../times.ts';
import { useNow, useRecord } from '../../use-drive.ts';

const MINUTES = [10, 20, 30] as const;

/** One press, and the renter knows by when: stored first, so that it is told as soon as there is a network. */
export function TellLate({ job }: { job: DriverJob }) {
  const { t } = useTranslation('drive');
  const { record, isBusy, problem } = useRecord(job);
  const now = useNow();
  const [told, setTold] = useState<Temporal.Instant | null>(null);
  const { renter } = job;
  const tell = async (minutes: number) => {
    const expected = now.add({ minutes });
    const act = { kind: 'running-late', expectedAt: expected.toString() } as const;
    if (await record({ act })) setTold(expected);
  };
  return (
    <div className="grid gap-3">
      {told && (
        <Note variant="done" icon={<Icon name="check" />}>
          {t('job.toldLate', { renter, time: timeOf(told, job) })}
        </Note>
      )}
      <fieldset>
        <legend className="mb-2 text-base leading-6 font-medium">
          {t('job.tellLate', { renter })}
        </legend>
        <div className="grid grid-cols-3 gap-2">
          {MINUTES.map((count) => (
            <Key key={count} variant="plain" disabled={isBusy} onClick={() => void tell(count)}>
              {t('job.lateMinutes', { count })}
            </Key>
          ))}
        </div>
      </fieldset>
      <StoreProblem problem={problem} />
    </div>
  );
}
