import type { DriverDay, DriverJob } from '../../contract/operate/drive.ts';
import type { DayChange } from '../../domain/handovers/day-changes.ts';
import type { HandoverEvent, HandoverKey } from '../../domain/handovers/event.ts';
import { type Handover, handoverFrom } from '../../domain/handovers/handover.ts';
import { outboxState, waitingCount } from '../../domain/handovers/outbox.ts';
import { keyOf, type StoredOutbox } from './store/database.ts';

/** Everything the screens show. */
export interface DriveState {
  /** What the phone has is read; before that nothing is known. */
  readonly isRead: boolean;
  readonly day: DriverDay | null;
  readonly loadedAt: string | null;
  readonly changes: readonly DayChange[];
  readonly outboxes: readonly StoredOutbox[];
  /** Whether the last request was answered, whatever the phone says of its network. */
  readonly isReached: boolean;
  readonly offlineSince: string | null;
  readonly isSending: boolean;
  readonly isLoggedOut: boolean;
  /** Whoever is logged in drives nowhere. */
  readonly isNoDriver: boolean;
  readonly clockOffSeconds: number;
  /** Of what the browser lets us have, from 0 to 1. */
  readonly storedShare: number;
  /** The browser may delete what is stored when it wants the room. */
  readonly mayBeDeleted: boolean;
  readonly hasUpdate: boolean;
}

export const firstState: DriveState = {
  isRead: false,
  day: null,
  loadedAt: null,
  changes: [],
  outboxes: [],
  isReached: true,
  offlineSince: null,
  isSending: false,
  isLoggedOut: false,
  isNoDriver: false,
  clockOffSeconds: 0,
  storedShare: 0,
  mayBeDeleted: false,
  hasUpdate: false,
};

export type Chip =
  | { readonly kind: 'offline' | 'sending'; readonly count: number }
  | { readonly kind: 'sent' | 'stuck' };

/** Top right on every screen, and always true. */
export function chipOf({ outboxes, isReached, isLoggedOut }: DriveState): Chip {
  const stuckStates = ['conflict', 'problem'];
  if (outboxes.some((outbox) => stuckStates.includes(outboxState(outbox))))
    return { kind: 'stuck' };
  const count = outboxes.reduce((sum, outbox) => sum + waitingCount(outbox), 0);
  if (isLoggedOut) return count > 0 ? { kind: 'stuck' } : { kind: 'sent' };
  if (!isReached) return { kind: 'offline', count };
  const isWaiting = outboxes.some((outbox) => outboxState(outbox) === 'waiting');
  return isWaiting ? { kind: 'sending', count: Math.max(count, 1) } : { kind: 'sent' };
}

/** What this driver did and the office has not got. What only a person can put right is not waited for. */
export const unsentCount = ({ day, outboxes }: DriveState): number =>
  outboxes
    .filter(({ driverId, problem }) => driverId === day?.driver.id && !problem)
    .reduce((sum, outbox) => {
      const isWaiting = outboxState(outbox) === 'waiting';
      return sum + Math.max(waitingCount(outbox), isWaiting ? 1 : 0);
    }, 0);

export const outboxOf = ({ outboxes }: DriveState, job: HandoverKey): StoredOutbox | undefined =>
  outboxes.find(({ key }) => key === keyOf(job));

/** What this phone has done at a job. */
export const eventsOf = (state: DriveState, job: HandoverKey): HandoverEvent[] =>
  (outboxOf(state, job)?.events ?? []).map(({ id, number, at, act }) => ({
    id,
    phoneId: '',
    number,
    at: Temporal.Instant.from(at),
    act,
  }));

/** How far it has come with it. */
export const handoverOf = (state: DriveState, job: HandoverKey): Handover =>
  handoverFrom(eventsOf(state, job));

export const isDoneHere = (state: DriveState, job: DriverJob): boolean =>
  job.isDone || handoverOf(state, job).sealed !== null;

/** Begun and not sealed: no update of the app comes in between. */
export const hasOpenHandover = (state: DriveState): boolean =>
  state.day?.jobs.some((job) => outboxOf(state, job) !== undefined && !isDoneHere(state, job)) ??
  false;

/** The server's time, by which renters were told; the phone's own may be wrong. */
export const serverNow = (state: DriveState): Temporal.Instant =>
  byServer(state, Temporal.Now.instant());

/** What the phone's clock calls so, by the server's. */
export const byServer = ({ clockOffSeconds }: DriveState, at: Temporal.Instant): Temporal.Instant =>
  at.subtract({ seconds: clockOffSeconds });
