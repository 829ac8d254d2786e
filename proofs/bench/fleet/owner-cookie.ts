import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '../../../server/db/connect.ts';
import { testSessionSecret } from '../../../server/testing/test-app.ts';

/** The sample owner, signed in to the console; written straight into the database. */
export async function ownerCookie({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const token = randomUUID().replaceAll('-', '');
  await pool.query(
    `INSERT INTO staff_sessions (user_id, token, expires_at, created_at, updated_at)
     SELECT id, $1, now() + interval '12 hours', now(), now()
       FROM staff WHERE email = 'owner@handover.example'`,
    [token],
  );
  const signature = createHmac('sha256', testSessionSecret).update(token).digest('base64');
  return `handover_console.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
