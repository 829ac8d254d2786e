import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '../../../server/db/connect.ts';
import { testSessionSecret } from '../../../server/testing/test-app.ts';

type Pool = Pick<Database, 'pool'>;

export const ownerCookie = async (database: Pool): Promise<string> => {
  const { name, value } = await staffCookie(database, 'owner@handover.example');
  return `${name}=${value}`;
};

/** One of the sample staff, signed in to the console; written straight into the database. */
export async function staffCookie({ pool }: Pool, email: string) {
  const token = randomUUID().replaceAll('-', '');
  await pool.query(
    `INSERT INTO staff_sessions (user_id, token, expires_at, created_at, updated_at)
     SELECT id, $1, now() + interval '12 hours', now(), now()
       FROM staff WHERE email = $2`,
    [token, email],
  );
  const signature = createHmac('sha256', testSessionSecret).update(token).digest('base64');
  const value = encodeURIComponent(`${token}.${signature}`);
  return { name: 'handover_console.session_token', value };
}
