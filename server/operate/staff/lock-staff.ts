import { sql } from 'kysely';
import type { Grant } from '../../../domain/permissions.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { readGrants } from './read-grants.ts';

/** Any fixed number. */
const STAFF_LOCK = 4_210_773;

/**
 * Rights are changed one after the other: of two owners who remove each other at once, the second finds that
 * they are none any more.
 */
export async function lockStaff(tx: Queries): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${STAFF_LOCK})`.execute(tx);
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly grants: readonly Grant[];
}

/** Somebody who is invited or has joined; whoever was removed is nobody. */
export async function requirePerson(
  db: Queries,
  by: { readonly id: string } | { readonly email: string },
): Promise<Person> {
  const staff = db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('removed_at', 'is', null);
  const person = await ('id' in by
    ? staff.where('id', '=', by.id)
    : staff.where('email', '=', by.email)
  ).executeTakeFirst();
  if (!person) throw notFound('This person');
  return { ...person, grants: await readGrants(db, person.id) };
}

/** Everybody who can sign in as an owner. */
export async function readOwnerIds(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .innerJoin('staff', 'staff.id', 'staff_roles.staff_id')
    .select('staff.id')
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
