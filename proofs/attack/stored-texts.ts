import { mailTo } from './mailbox.ts';
import type { Target } from './target.ts';
import { bookFor, findVictim, type Victim } from './victim.ts';

const script = `"><img src=x onerror=stored()><script>stored()</script>`;
const injection = 'Ana\r\nBcc: evil@example.org\r\nBEGIN:VEVENT\r\nSUMMARY:stored';

/** As a page would run it; escaped, none of it is found. */
const alive = /<img src=x onerror|<script>stored|href="javascript:/i;

/** Words that do something where they are not escaped, in every text that is stored and shown again. */
export async function attackStoredTexts(target: Target): Promise<string[]> {
  const findings: string[] = [];
  for (const text of [script, injection, 'javascript:stored()']) {
    const victim = await findVictim(target);
    await plant(target, victim, text);
    const booked = await bookFor(target, victim, text);
    findings.push(...(await readPages(target, victim, booked)));
    findings.push(...(await readFiles(target, victim, booked.bookingId)));
    findings.push(...(await readMail(target, victim.email, 'confirmation')));
    findings.push(...(await signUp(target, text)));
  }
  findings.push(...(await readReflections(target)));
  return findings;
}

/** Through the API what it takes, and straight into the tables what an operator or a vendor wrote. */
async function plant({ url, database }: Target, { renter }: Victim, text: string): Promise<void> {
  for (const change of [
    { name: `Ana ${text}`.slice(0, 120) },
    { address: text },
    { taxNumber: text.slice(0, 40) },
  ]) {
    await fetch(`${url}/api/me`, {
      method: 'PATCH',
      headers: {
        cookie: renter.cookie,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(change),
    });
  }
  const { pool } = database;
  await pool.query('UPDATE reviews SET description = $1, user_name = $1', [text]);
  // No two companies have one tax number.
  await pool.query('UPDATE companies SET name = $1, address = $1, vat = $1 || id', [text]);
  await pool.query('UPDATE promo_codes SET label = $1', [text]);
  // Whoever takes another name has their documents verified again.
  await pool.query(
    `UPDATE users SET name = $1, address = $1, tax_number = $1,
       licence_verified = true, identity_verified = true WHERE id = $2`,
    [text, renter.userId],
  );
  await pool.query(
    'UPDATE users SET company_id = (SELECT id FROM companies LIMIT 1) WHERE id = $1',
    [renter.userId],
  );
}

async function readPages(
  { url }: Target,
  { renter }: Victim,
  { bookingId, carId }: { readonly bookingId: string; readonly carId: string },
): Promise<string[]> {
  const pages = [
    '/',
    '/profile',
    '/bookings',
    `/booking/${bookingId}`,
    '/assets?city=lisbon',
    `/assets/${carId}`,
    `/assets/${carId}/book`,
    `/assets/${carId}/checkout`,
    `/assets/${carId}/checkout/${bookingId}/success`,
    '/sim',
  ];
  const findings = [];
  for (const page of pages) {
    const answer = await fetch(url + page, { headers: { cookie: renter.cookie } });
    const html = await answer.text();
    if (answer.status >= 500) findings.push(`${page} answers ${answer.status}`);
    if (alive.test(html)) findings.push(`${page} shows a stored text alive`);
    if (!answer.headers.get('content-security-policy')?.includes('nonce-'))
      findings.push(`${page} has no policy`);
  }
  return findings;
}

async function readFiles(
  { url }: Target,
  { renter }: Victim,
  bookingId: string,
): Promise<string[]> {
  const read = (name: string) =>
    fetch(`${url}/api/bookings/${bookingId}/${name}`, { headers: { cookie: renter.cookie } });
  const calendar = await read('calendar.ics');
  const lines = (await calendar.text()).split(/\r\n|\r|\n/).filter((line) => line !== '');
  const receipt = await read('receipt.pdf');
  const bytes = Buffer.from(await receipt.arrayBuffer());
  return [
    ...(calendar.status === 200 ? [] : [`the calendar answers ${calendar.status}`]),
    ...lines
      .filter((line) => /^(?:Bcc|SUMMARY:stored)/.test(line))
      .map((line) => `the calendar has a line of the renter's: ${line}`),
    ...(receipt.status === 200 && bytes.subarray(0, 5).toString() === '%PDF-'
      ? []
      : [`the receipt answers ${receipt.status}`]),
    ...(/\/JavaScript|\/OpenAction/.test(bytes.toString('latin1'))
      ? ['the receipt runs something']
      : []),
  ];
}

async function readMail(target: Target, recipient: string, what: string): Promise<string[]> {
  const messages = await mailTo(target, recipient);
  if (messages.length === 0) return [`no ${what} came to ${recipient}`];
  return messages.flatMap(({ subject, html }) => [
    ...(alive.test(html) ? [`“${subject}” shows a stored text alive`] : []),
    ...(/[\r\n]/.test(subject)
      ? [`the subject ${JSON.stringify(subject)} has a line of its own`]
      : []),
  ]);
}

/** A name is the first thing that strangers can have us write into an email. */
async function signUp(target: Target, name: string): Promise<string[]> {
  const email = `${crypto.randomUUID()}@example.org`;
  const answer = await fetch(`${target.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.7' },
    body: JSON.stringify({ name, email, password: 'long enough 1' }),
  });
  if (answer.status >= 500) return [`signing up as ${name} answers ${answer.status}`];
  return answer.ok ? readMail(target, email, 'letter') : [];
}

/** What stands in an address and comes back on the page. */
async function readReflections({ url }: Target): Promise<string[]> {
  const encoded = encodeURIComponent(script);
  const pages = [
    `/${encoded}`,
    `/assets?city=${encoded}&from=${encoded}&brand=${encoded}`,
    `/assets/${encoded}`,
    `/search?q=${encoded}&step=${encoded}`,
    `/reset-password?token=${encoded}`,
    `/verify-email?token=${encoded}`,
    `/booking/${encoded}`,
    `/log-out?to=${encoded}`,
    `/?redirectTo=javascript:stored()&auth=${encoded}`,
    `/faq?topic=${encoded}`,
    `/api/docs?x=${encoded}`,
  ];
  const findings = [];
  for (const page of pages) {
    const answer = await fetch(url + page, {
      headers: { cookie: `search=${encoded}; x=${encoded}` },
    });
    const html = await answer.text();
    if (answer.status >= 500) findings.push(`${page} answers ${answer.status}`);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage && alive.test(html)) findings.push(`${page} shows its own address alive`);
  }
  return findings;
}
