import type { Grant } from '../../../domain/permissions.ts';
import type { Caller } from '../../http/caller.ts';

/** Who of staff asks; `userId` is their id, as the audit log names them. */
export interface StaffCaller extends Caller {
  readonly grants: readonly Grant[];
  /** Where one is required and they have none: nothing is let through but adding it. */
  readonly needsSecondFactor: boolean;
}
