import { randomUUID } from 'node:crypto';
import type { Role } from '../../domain/permissions.ts';
import { signed } from '../accounts/signed-cookie.ts';
import type { Database } from '../db/connect.ts';
import { testSessionSecret } from './test-app.ts';

export interface GatheredStaff {
  readonly id: string;
  readonly role: Role;
  readonly cookie: string;
}

/** Somebody of each role, an owner everywhere and the others in Lisbon, signed in; written straight into the database. */
export async function gatherStaff(
  { pool }: Pick<Database, 'pool'>,
  wanted: readonly Role[],
): Promise<GatheredStaff[]> {
  const staff = wanted.map((role) => {
    const token = randomUUID().replaceAll('-', '');
    const value = encodeURIComponent(signed(token, testSessionSecret));
    return { id: randomUUID(), role, token, cookie: `handover_console.session_token=${value}` };
  });
  const rows = JSON.stringify(staff);
  const one = 'jsonb_to_recordset($1::jsonb) AS one (id uuid, role text, token text)';
  await pool.query(
    `INSERT INTO staff (id, name, email, joined_at, created_at, updated_at)
     SELECT id, 'Somebody of staff', id || '@staff.example', now(), now(), now() FROM ${one}`,
    [rows],
  );
  await pool.query(
    `INSERT INTO staff_roles (staff_id, role, city_id)
     SELECT id, role, CASE WHEN role <> 'owner' THEN 'lisbon' END FROM ${one}`,
    [rows],
  );
  await pool.query(
    `INSERT INTO staff_sessions (user_id, token, expires_at, created_at, updated_at)
     SELECT id, token, now() + interval '12 hours', now(), now() FROM ${one}`,
    [rows],
  );
  return staff.map(({ token: _, ...person }) => person);
}
