import type { DriverJob } from '../../../contract/operate/drive.ts';
import { clockTime } from '../../../domain/format-desk-time.ts';

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

/** `07:20`, as a countdown shows it. */
export function minutesAndSeconds(left: Temporal.Duration): string {
  const seconds = Math.max(0, Math.ceil(left.total('seconds')));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
