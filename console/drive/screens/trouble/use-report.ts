import type { DriverJob } from '../../../../contract/operate/drive.ts';
import type { TroubleKind } from '../../../../domain/handovers/event.ts';
import { useRecord } from '../../use-drive.ts';

/** Tells the office, as soon as there is a network. */
export function useReport(job: DriverJob, trouble: TroubleKind) {
  const { record, isBusy, problem } = useRecord(job);
  const report = (words: string) => {
    void record({ act: { kind: 'trouble-met', trouble, words: words.trim() } });
  };
  return { report, isBusy, problem };
}
