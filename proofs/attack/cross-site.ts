import type { ApiDocument } from '../../server/http/describe-routes.ts';
import { operationsOf, undocumented } from '../../server/testing/hostile/operations.ts';
import type { Target } from './target.ts';
import { findVictim } from './victim.ts';

/** What a page of another site can make a browser send along with our visitor's cookie. */
const disguises: Readonly<Record<string, Record<string, string>>> = {
  'a script elsewhere': { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
  'a sandboxed frame': { Origin: 'null', 'Content-Type': 'application/json' },
  'a neighbour': { 'Sec-Fetch-Site': 'same-site', 'Content-Type': 'application/json' },
  'a look-alike': { Origin: 'http://127.0.0.1.evil.example', 'Content-Type': 'application/json' },
};
/** Forms need no leave of ours, but cannot speak JSON nor set a header; old browsers name no origin. */
const forms = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];
const refusesForms = new Set(['unsupported_media_type', 'missing_idempotency_key']);

/** Every write, asked for by another site with the renter's own cookie. */
export async function attackFromAnotherSite(target: Target): Promise<string[]> {
  const { renter } = await findVictim(target);
  const document = await fetch(`${target.url}/api/openapi.json`);
  const writes = [
    ...operationsOf((await document.json()) as ApiDocument),
    ...undocumented.filter(({ path }) => /^\/api\/(?:auth|me)\//.test(path)),
  ].filter(({ method }) => method !== 'GET');
  const findings: string[] = [];
  const codeOf = async (path: string, method: string, headers: Record<string, string>) => {
    const answer = await fetch(
      target.url + path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID()),
      {
        method,
        headers: { cookie: renter.cookie, ...headers },
        body: '{"action":"user-cancel"}',
      },
    );
    const said = (await answer.json()) as { readonly error?: { readonly code: string } };
    return said.error?.code ?? `${answer.status}`;
  };
  for (const { method, path, body } of writes) {
    for (const [name, headers] of Object.entries(disguises)) {
      const code = await codeOf(path, method, {
        ...headers,
        'Idempotency-Key': crypto.randomUUID(),
      });
      if (code !== 'cross_site') findings.push(`${method} ${path} answers ${code} to ${name}`);
    }
    // Signing out reads no body: there the cookie itself must stay at home.
    if (path.startsWith('/api/auth/') && !body) continue;
    for (const type of forms) {
      const code = await codeOf(path, method, { 'Content-Type': type });
      if (!refusesForms.has(code))
        findings.push(`${method} ${path} answers ${code} to a form as ${type}`);
    }
  }
  findings.push(...(await attackPages(target, renter.cookie)));
  findings.push(...(await looseCookies(target)));
  console.log(
    `${writes.length} writes of the API, ${Object.keys(disguises).length + forms.length} ways`,
  );
  return findings;
}

/** What pages do by themselves, before their scripts have arrived. */
const pages = ['/log-out', '/log-out.data', '/', '/profile', '/no/such/page', '/sim/clock'];

async function attackPages({ url }: Target, cookie: string): Promise<string[]> {
  const findings: string[] = [];
  for (const page of pages) {
    for (const [name, headers] of Object.entries(disguises)) {
      const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(url + page, { method: 'POST', headers: { cookie, ...form } });
      const said = await answer.text();
      if (answer.status !== 403 || !said.includes('cross_site'))
        findings.push(`POST ${page} answers ${answer.status} to ${name}`);
    }
  }
  const me = await fetch(`${url}/api/me`, { headers: { cookie } });
  if (me.status !== 200) findings.push('another site has signed the renter out');
  return findings;
}

async function looseCookies({ url }: Target): Promise<string[]> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'renter@handover.example', password: 'handover-sample' }),
  });
  const cookies = answer.headers.getSetCookie();
  const isTight = (cookie: string) =>
    /HttpOnly/i.test(cookie) && /SameSite=(?:Lax|Strict)/i.test(cookie);
  return cookies.length === 0
    ? ['signing in sets no cookie']
    : cookies.filter((one) => !isTight(one));
}
