import type { Queries } from '../../db/connect.ts';
import { requireSameVersion as requireSame } from '../audit/require-same-version.ts';

/** Refuses an edit of a car that somebody else has edited since it was looked at, with what they changed. */
export const requireSameVersion = (
  tx: Queries,
  { id, version }: { readonly id: string; readonly version: number },
  lookedAt: number,
) => requireSame(tx, { subject: `car ${id}`, version }, lookedAt, 'car_changed');
