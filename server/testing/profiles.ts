import { ErrorAnswer } from '../../contract/errors.ts';
import { createTestApp } from './test-app.ts';

export const RENTER = 'renter@handover.example';
export const BUSINESS = 'business@handover.example';
export const NEWCOMER = 'new@handover.example';

export type Profiles = Awaited<ReturnType<typeof openProfiles>>;

/** Three sample renters, signed in, and what they ask about themselves. */
export async function openProfiles() {
  const app = await createTestApp();
  const cookies = new Map<string, string>();
  for (const email of [RENTER, BUSINESS, NEWCOMER]) cookies.set(email, await app.signIn(email));
  return {
    app,
    get: (path: string, email = RENTER) =>
      app.request(path, { headers: { cookie: cookies.get(email) ?? '' } }),
    write: (method: 'PATCH' | 'DELETE', body: unknown, email = RENTER) =>
      app.request('/api/me', {
        method,
        headers: {
          cookie: cookies.get(email) ?? '',
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      }),
    async userId(email: string): Promise<string> {
      const { id } = await app.deps.database.kysely
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

export const refused = async (answer: Response) => ({
  status: answer.status,
  ...ErrorAnswer.parse(await answer.json()).error,
});
