import { attemptPolicy } from '../../domain/policy-constants.ts';
import { linksTo } from './mailbox.ts';
import type { Target } from './target.ts';

const owner = { email: 'besieged@example.org', password: 'seven quiet lamps' };
const chosen = 'eight quiet lamps';
const HOME = '192.0.2.1';
const ADDRESSES = 100;
const ROUNDS = 2;

/** Strangers try an account until nobody else could; its owner must not notice. */
export async function attackByLockingOut(target: Target): Promise<string[]> {
  const { url, database } = target;
  const post = (path: string, body: object, { from = HOME, cookie = '' }) =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, cookie },
      body: JSON.stringify(body),
    });
  const before = await post('sign-up/email', { name: 'Some Body', ...owner }, {});
  const device = devicesOf(before);

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

  // Whoever shares the address invents links until nobody there should be heard any more.
  for (let n = 0; n < 25; n += 1) {
    await post('reset-password', { token: `invented ${n}`, password: chosen }, {});
  }
  const [token] = await linksTo(target, email, 'reset-password', mostEmails);
  const reset = await post('reset-password', { token, password: chosen }, {});
  if (reset.status !== 200) findings.push(`a link that is good is answered ${reset.status}`);
  const anew = { email, password: chosen };
  const outdated = await post('sign-in/email', anew, { cookie: device });
  if (outdated.status !== 429) {
    findings.push(`a device of the old password is answered ${outdated.status} at the new one`);
  }
  const known = await post('sign-in/email', anew, { cookie: devicesOf(reset) });
  if (known.status !== 200) findings.push(`the link’s device is answered ${known.status}`);
  return findings;
}

const devicesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
