import type { DriverJob } from '../../../contract/operate/drive.ts';
import { type Handover, missingSteps } from '../../../domain/handovers/handover.ts';
import { mustFetch } from '../../../domain/handovers/must-fetch.ts';
import { jobPath } from '../navigation.tsx';

export interface JobProps {
  readonly job: DriverJob;
  readonly handover: Handover;
}

const screens = {
  identity: 'identity',
  photos: 'photos',
  marks: 'marks',
  readings: 'readings',
  signature: 'sign',
} as const;

/** Where somebody goes on who comes back to a job. */
export function placeToGoOn({ job, handover }: JobProps): string {
  if (!handover.setOutAt || mustFetch(job, handover)) return jobPath(job);
  if (!handover.arrivedAt) return jobPath(job, 'way');
  const [first = 'signature'] = missingSteps(handover);
  return jobPath(job, screens[first]);
}
