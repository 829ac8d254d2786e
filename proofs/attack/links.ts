import { openBrowsers } from './browsers.ts';
import { openFindings } from './findings.ts';
import { linksTo } from './mailbox.ts';
import type { Target } from './target.ts';

const password = 'seven quiet lamps';
const chosen = 'eight quiet lamps';
/** At one link, all at once. */
const RACERS = 8;

/** Links of emails, after what they rested on has changed, or another was faster. */
export async function attackLinks(target: Target): Promise<string[]> {
  const { findings, expected } = openFindings();
  const browser = openBrowsers(target);
  const reset = async (token: string, to = chosen) =>
    (await browser.post('/api/auth/reset-password', { token, password: to })).status;
  const signIn = (email: string, by = password) =>
    browser.post('/api/auth/sign-in/email', { email, password: by });
  const dies = async (token: string, what: string) => {
    const { status } = await browser.post('/api/auth/check-reset-link', { token });
    expected(status, 410, `looking at ${what}`);
    expected(await reset(token), 410, what);
  };

  /** Somebody who is signed in on two devices and has asked for so many links. */
  const renter = async (name: string, count: number) => {
    const email = `links-${name}@example.org`;
    const person = { name: 'Some Body', email, password };
    const here = (await browser.post('/api/auth/sign-up/email', person)).cookie;
    const elsewhere = (await signIn(email)).cookie;
    for (let n = 0; n < count; n += 1) {
      await browser.post('/api/auth/request-password-reset', { email });
    }
    const links = await linksTo(target, email, 'reset-password', count);
    return { email, here, elsewhere, links };
  };

  const changed = await renter('password', 2);
  const body = { currentPassword: password, newPassword: chosen };
  const { cookie } = await browser.post('/api/me/password', body, changed.here);
  for (const link of changed.links) await dies(link, 'a link from before a change of password');
  for (const old of [changed.here, changed.elsewhere]) {
    expected(await browser.statusOf(old), 401, 'a session from before a change of password');
  }
  expected(await browser.statusOf(cookie), 200, 'the session that changed the password');
  expected((await signIn(changed.email)).status, 401, 'the old password');

  // Renters do not change their email themselves; whoever does it for them does it in the database.
  const moved = await renter('email', 1);
  const { status } = await browser.patch('/api/me', { email: 'x@example.org' }, moved.here);
  expected(status, 422, 'changing one’s own email');
  const [confirmation = ''] = await linksTo(target, moved.email, 'verify-email');
  await target.database.pool.query(`UPDATE users SET email = 'new-' || email WHERE email = $1`, [
    moved.email,
  ]);
  for (const link of moved.links) await dies(link, 'a link to the old email');
  const confirmed = await browser.post('/api/auth/verify-email', { token: confirmation });
  expected(confirmed.status, 410, 'confirming the old email');

  const twice = await renter('twice', 3);
  const [used = '', ...older] = twice.links;
  expected(await reset(used), 200, 'a good link');
  await dies(used, 'a link that was used');
  for (const link of older) await dies(link, 'a link beside the one that was used');
  for (const old of [twice.here, twice.elsewhere]) {
    expected(await browser.statusOf(old), 401, 'a session from before a reset');
  }

  const raced = await renter('race', 1);
  const passwords = Array.from({ length: RACERS }, (_, n) => `racing lamp number ${n}`);
  const statuses = await Promise.all(passwords.map((one) => reset(raced.links[0] ?? '', one)));
  const winners = passwords.filter((_, n) => statuses[n] === 200);
  expected(winners.length, 1, 'winners of a race for one link');
  for (const one of passwords) {
    const wanted = one === winners[0] ? 200 : 401;
    expected((await signIn(raced.email, one)).status, wanted, `signing in with “${one}”`);
  }
  console.log(`${changed.links.length + twice.links.length + 3} links, ${RACERS} at one of them`);
  return findings;
}
