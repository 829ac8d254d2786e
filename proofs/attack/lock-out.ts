import { attemptPolicy } from '../../domain/policy-constants.ts';
import type { Target } from './target.ts';

const owner = { email: 'renter@handover.example', password: 'handover-sample' };
const HOME = '192.0.2.1';
const ADDRESSES = 100;
const ROUNDS = 2;

/** Strangers try an account until nobody else could; its owner must not notice. */
export async function attackByLockingOut({ url, database }: Target): Promise<string[]> {
  const post = (path: string, body: object, { from = HOME, cookie = '' }) =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, cookie },
      body: JSON.stringify(body),
    });
  const before = await post('sign-in/email', owner, {});
  const device = before.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

  const { email } = owner;
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let n = 0; n < ADDRESSES; n += 1) {
      const from = n === 0 ? HOME : `198.51.100.${n}`;
      const guess = { email, password: `a guess ${round} ${n}` };
      statuses.push((await post('sign-in/email', guess, { from })).status);
      await post('request-password-reset', { email }, { from });
    }
  }

  const findings: string[] = [];
  const guessed = statuses.filter((status) => status !== 429).length;
  console.log(`${guessed} of ${statuses.length} guesses from ${ADDRESSES} addresses got through`);
  const { most } = attemptPolicy.signIn.perAccount;
  if (guessed !== most) findings.push(`${guessed} guesses got through instead of ${most}`);
  const { status } = await post('sign-in/email', owner, { cookie: device });
  if (status !== 200) findings.push(`the owner on their own device is answered ${status}`);
  const { rows } = await database.pool.query<{ emails: number }>(
    `SELECT count(*)::integer AS emails FROM outgoing_mail
     WHERE recipient = $1 AND template = 'reset-password'`,
    [email],
  );
  const emails = rows[0]?.emails ?? 0;
  console.log(`the mailbox got ${emails} emails`);
  const mostEmails = attemptPolicy.recovery.emailsPerAccount.most;
  if (emails !== mostEmails) findings.push(`the mailbox got ${emails} emails, not ${mostEmails}`);
  return findings;
}
