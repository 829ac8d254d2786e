import type { Deps } from '../deps.ts';
import { sendVerification } from './send-verification.ts';

/** What follows a sign-up: the message that asks to confirm the e-mail. */
export async function welcomeRenter(
  { database, jobs, clock }: Pick<Deps, 'database' | 'jobs' | 'clock'>,
  user: { readonly id: string; readonly email: string },
): Promise<void> {
  await database.kysely
    .transaction()
    .execute((tx) => sendVerification(tx, jobs, user, { attempt: 'sign-up', now: clock.now() }));
}
