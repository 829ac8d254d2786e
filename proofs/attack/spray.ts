import { attemptPolicy } from '../../domain/policy-constants.ts';
import type { Target } from './target.ts';

const renter = { email: 'renter@handover.example', password: 'handover-sample' };
const MORE = 100;

/** Every account is tried once, each time from another address: no account and no address stands out. */
export async function attackBySpraying({ url }: Target): Promise<string[]> {
  const signIn = (body: object, from: string, cookie = '') =>
    fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, cookie },
      body: JSON.stringify(body),
    });
  const before = await signIn(renter, '192.0.2.1');
  const device = before.headers.getSetCookie().find((cookie) => cookie.includes('known_device'));

  const { most } = attemptPolicy.signIn.everywhere;
  let guessed = 0;
  for (let n = 0; n < most + MORE; n += 1) {
    const from = `198.51.${Math.floor(n / 250)}.${n % 250}`;
    const guess = { email: `account-${n}@example.org`, password: 'Lisbon2026!' };
    if ((await signIn(guess, from)).status !== 429) guessed += 1;
  }

  const findings: string[] = [];
  console.log(`${guessed} of ${most + MORE} guesses got through, ${most} may`);
  if (guessed !== most) findings.push(`${guessed} guesses got through instead of ${most}`);
  const { status } = await signIn(renter, '192.0.2.1', device?.split(';')[0]);
  if (status !== 200) findings.push(`a renter on their own device is answered ${status}`);
  return findings;
}
