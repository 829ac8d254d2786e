import type { DriverJob } from '../../contract/operate/drive.ts';
import { clockTime } from '../../domain/format-desk-time.ts';

/** `14:20`, by the clock of the job's city. */
export const timeOf = (at: Temporal.Instant | string, { timeZone }: Pick<DriverJob, 'timeZone'>) =>
  clockTime(Temporal.Instant.from(at).toZonedDateTimeISO(timeZone));

export const toldOf = (job: DriverJob) => ({
  from: timeOf(job.from, job),
  to: timeOf(job.to, job),
});

/** By the phone's own clock, for what the phone itself did. */
export const phoneTime = (at: string) =>
  clockTime(Temporal.Instant.from(at).toZonedDateTimeISO(Temporal.Now.timeZoneId()));

/** `07:20`, as a countdown shows it; `3:07:20` when it is further away. */
export function countdown(left: Temporal.Duration): string {
  const seconds = Math.max(0, Math.ceil(left.total('seconds')));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const short = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? short : `${Math.floor(minutes / 60)}:${short}`;
}
