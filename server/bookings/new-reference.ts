import { randomBytes } from 'node:crypto';
import { referenceFrom } from '../../domain/booking-reference.ts';
import type { Queries } from '../db/connect.ts';
import { statement } from '../db/statement.ts';
import { askWithNext } from '../db/statement-marks.ts';

const BYTES = 32;
const TAKEN = 'select id from bookings where reference = $1';

/**
 * Random, so that nobody can guess another's; taken ones are passed over before the insert. The question
 * goes out with the next statement.
 */
export async function newReference(tx: Queries): Promise<() => Promise<string>> {
  const reference = anyReference();
  const taken = await askWithNext(tx, statement(TAKEN, [reference]));
  return async () => {
    const isFree = (await taken()).length === 0;
    return isFree ? reference : (await newReference(tx))();
  };
}

function anyReference(): string {
  for (;;) {
    const reference = referenceFrom(randomBytes(BYTES));
    if (reference) return reference;
  }
}
