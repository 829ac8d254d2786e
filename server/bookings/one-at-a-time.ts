import type { CompiledQuery, Selectable } from 'kysely';
import type { Queries } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';
import { statement } from '../db/statement.ts';

/** What decides whether somebody may book. */
export type Renter = Pick<
  Selectable<Tables['users']>,
  'admin' | 'disabled' | 'email_verified' | 'licence_verified' | 'identity_verified' | 'birthdate'
>;

const LOCK = `select admin, disabled, email_verified, licence_verified, identity_verified, birthdate
  from users where id = $1 for no key update`;

/**
 * What one renter asks for at the same moment is done one after the other, until the transaction
 * ends; answers who they are. Not a full lock: whoever only refers to the renter (a refund, a change) need not wait.
 */
export async function oneAtATime(tx: Queries, userId: string): Promise<Renter> {
  const { rows } = await tx.executeQuery(lockOf(userId));
  return theRenter(rows);
}

export const lockOf = (userId: string): CompiledQuery<Renter> => statement(LOCK, [userId]);

export function theRenter([renter]: readonly Renter[]): Renter {
  if (!renter) throw new Error('Who is signed in has an account.');
  return renter;
}
