import type { HandoverKey } from './event.ts';

interface PlannedJob extends HandoverKey {
  readonly from: string;
  readonly to: string;
  readonly renter: string;
  readonly isDone: boolean;
  readonly car: { readonly id: string };
}

/** What happened to a job while its driver had the day open, or no network. */
export interface DayChange extends HandoverKey {
  readonly what: 'gone' | 'moved' | 'other-car';
  readonly renter: string;
}

/** New jobs are not news: they stand on the line. What the driver counted on and is different is. */
export function dayChanges(
  before: readonly PlannedJob[],
  after: readonly PlannedJob[],
): DayChange[] {
  return before.flatMap((job): DayChange[] => {
    const { bookingId, kind, renter } = job;
    const now = after.find((one) => one.bookingId === bookingId && one.kind === kind);
    const change = (what: DayChange['what']) => [{ bookingId, kind, renter, what }];
    if (!now) return job.isDone ? [] : change('gone');
    if (now.from !== job.from || now.to !== job.to) return change('moved');
    return now.car.id === job.car.id ? [] : change('other-car');
  });
}
