import type { Queries } from '../db/connect.ts';
import type { StaffCaller } from './http/staff-caller.ts';

/** Who of staff does something, when, and in which transaction. */
export interface Acting {
  readonly tx: Queries;
  readonly caller: StaffCaller;
  readonly now: Temporal.Instant;
}
