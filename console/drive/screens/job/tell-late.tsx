import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Key } from '../../parts/key.tsx';
import { Note } from '../../parts/note.tsx';
import { StoreProblem } from '../../parts/store-problem.tsx';
import { timeOf } from '../../parts/times.ts';
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
        <Note look="done" icon={<Icon name="check" />}>
          {t('job.toldLate', { renter, time: timeOf(told, job) })}
        </Note>
      )}
      <fieldset>
        <legend className="mb-2 text-base leading-6 font-medium">
          {t('job.tellLate', { renter })}
        </legend>
        <div className="grid grid-cols-3 gap-2">
          {MINUTES.map((count) => (
            <Key key={count} look="plain" disabled={isBusy} onClick={() => void tell(count)}>
              {t('job.lateMinutes', { count })}
            </Key>
          ))}
        </div>
      </fieldset>
      <StoreProblem problem={problem} />
    </div>
  );
}
