import { codeAt, stepAt } from '../../server/accounts/factors/totp.ts';
import type { ApiDocument } from '../../server/http/describe-routes.ts';
import { sampleAppSecret } from '../../server/sample-data/give-staff-apps.ts';
import { sampleStaff } from '../../server/sample-data/staff.ts';
import type { Target } from './target.ts';
import { findVictim } from './victim.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly isOpen: boolean;
}

/** Each application with the other's cookie, under either name; and the console from the renters' pages. */
export async function attackConsole(target: Target): Promise<string[]> {
  const findings: string[] = [];
  const { renter } = await findVictim(target);
  const owner = await signInAsOwner(target);
  const ofRenters = await operationsAt(`${target.url}/api/openapi.json`);
  const ofConsole = await operationsAt(`${target.consoleUrl}/api/operate/openapi.json`);

  const statusOf = async (url: string, { method, path }: Asked, headers: object) => {
    const answer = await fetch(url + path.replaceAll(/\{\w+\}/g, crypto.randomUUID()), {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    await answer.text();
    return answer.status;
  };
  const expectRefused = async (url: string, asked: Asked, headers: object, wanted: number) => {
    const status = await statusOf(url, asked, headers);
    if (status !== wanted) findings.push(`${asked.method} ${asked.path} answers ${status}`);
  };

  const own = { method: 'GET', path: '/api/operate/me', isOpen: false };
  const isIn = await statusOf(target.consoleUrl, own, { cookie: owner });
  if (isIn !== 200) findings.push(`the owner is not signed in: ${isIn}`);

  const disguised = renter.cookie.replaceAll('handover.', 'handover_console.');
  const undisguised = owner.replaceAll('handover_console.', 'handover.');
  for (const asked of ofConsole.filter(({ isOpen }) => !isOpen)) {
    for (const cookie of [renter.cookie, disguised]) {
      await expectRefused(target.consoleUrl, asked, { cookie }, 401);
    }
    if (asked.method === 'GET') continue;
    const fromRentersPage = { cookie: owner, Origin: target.url };
    await expectRefused(target.consoleUrl, asked, fromRentersPage, 403);
  }
  for (const asked of ofRenters.filter(({ isOpen }) => !isOpen)) {
    for (const cookie of [owner, undisguised]) {
      await expectRefused(target.url, asked, { cookie }, 401);
    }
  }
  // Neither answers for the other at all.
  await expectRefused(target.url, own, { cookie: owner }, 404);
  console.log(`${ofConsole.length} operations of the console, ${ofRenters.length} of the renters’`);
  return findings;
}

/** Signing out is answered to anybody: it ends nothing but one's own session. */
async function operationsAt(url: string): Promise<Asked[]> {
  const { paths } = (await (await fetch(url)).json()) as ApiDocument;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      isOpen:
        path.endsWith('/sign-out') ||
        (operation as { readonly security: readonly object[] }).security.length === 0,
    })),
  );
}

async function signInAsOwner({ consoleUrl }: Target): Promise<string> {
  const [{ email, password }] = sampleStaff;
  const post = async (path: string, body: object, cookie = '') => {
    const answer = await fetch(`${consoleUrl}/api/operate/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    return cookies.join('; ');
  };
  const step = await post('sign-in', { email, password });
  const code = codeAt(sampleAppSecret(email), stepAt(Temporal.Now.instant()));
  return post('second-step', { kind: 'app', code }, step);
}
