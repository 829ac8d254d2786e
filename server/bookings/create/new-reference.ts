import { randomBytes } from 'node:crypto';
import { referenceFrom } from '../../../domain/booking-reference.ts';
import type { Queries } from '../../db/connect.ts';

const BYTES = 32;

/** Random, so that nobody can guess another's; taken ones are passed over before the insert. */
export async function newReference(tx: Queries): Promise<string> {
  for (;;) {
    const reference = referenceFrom(randomBytes(BYTES));
    if (reference && !(await isTaken(tx, reference))) return reference;
  }
}

async function isTaken(tx: Queries, reference: string): Promise<boolean> {
  const taken = await tx
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return taken !== undefined;
}
