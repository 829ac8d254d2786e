import { openBrowsers } from './browsers.ts';
import { openFindings } from './findings.ts';
import type { Target } from './target.ts';

const password = 'seven quiet lamps';

/** What outlives its session, what answers give away, and passwords that anybody would try. */
export async function attackSessions(target: Target): Promise<string[]> {
  const { findings, expected } = openFindings();
  const browser = openBrowsers(target);

  const email = 'sessions@example.org';
  const person = { name: 'Some Body', email, password };
  const first = await browser.post('/api/auth/sign-up/email', person);
  const phone = await browser.post('/api/auth/sign-in/email', { email, password });
  const again = await browser.post('/api/auth/sign-in/email', { email, password }, first.cookie);
  for (const { path, text } of [first, phone, again]) {
    if (/token/i.test(text)) findings.push(`${path} names a token: ${text.slice(0, 80)}`);
  }
  expected(await browser.statusOf(first.cookie), 401, 'a session that was replaced');

  const stranger = await browser.post('/api/auth/sign-up/email', {
    ...person,
    email: 'stranger@example.org',
  });
  const listed = await browser.sessionsOf(again.cookie);
  expected(listed.length, 2, 'sessions listed');
  for (const { id } of listed) {
    expected(await browser.end(`/${id}`, stranger.cookie), 404, 'ending another’s session');
  }
  expected(await browser.end('', stranger.cookie), 200, 'ending the others, having none');
  expected(await browser.statusOf(phone.cookie), 200, 'a session after a stranger ended theirs');
  expected(await browser.end('', again.cookie), 200, 'ending the others');
  expected(await browser.statusOf(phone.cookie), 401, 'a session that was ended elsewhere');
  expected(await browser.statusOf(again.cookie), 200, 'the session that ended the others');

  await target.database.pool.query(
    `UPDATE sessions SET created_at = now() - interval '91 days', last_used_at = now()
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
  expected(await browser.statusOf(again.cookie), 401, 'a session of 91 days');

  for (const common of ['password123', 'abcdef', 'Passw0rd', 'QWERTY123', 'iloveyou1']) {
    const { status } = await browser.post('/api/auth/sign-up/email', {
      ...person,
      email: 'common@example.org',
      password: common,
    });
    expected(status, 422, `signing up with ${common}`);
  }
  return findings;
}
