import type { Target } from './target.ts';

interface Limited {
  readonly path: string;
  /** Without one it is only looked at. */
  readonly body?: (n: number) => object;
  readonly most: number;
  /** Another address for each, where the account is what is limited. */
  readonly roams?: true;
}

/** As server/accounts/auth-paths.ts has them, and the files `limits.ts` of the resources. */
const limited: Readonly<Record<string, Limited>> = {
  'guesses from one address': {
    path: '/api/auth/sign-in/email',
    body: (n) => ({ email: `nobody-${n}@example.org`, password: 'a guess' }),
    most: 20,
  },
  'guesses at one account': {
    path: '/api/auth/sign-in/email',
    body: () => ({ email: 'business@handover.example', password: 'a guess' }),
    most: 30,
    roams: true,
  },
  'guesses at one account from one address': {
    path: '/api/auth/sign-in/email',
    body: () => ({ email: 'new@handover.example', password: 'a guess' }),
    most: 10,
  },
  'accounts made from one address': {
    path: '/api/auth/sign-up/email',
    body: (n) => ({ name: 'Some Body', email: `made-${n}@example.org`, password: 'long enough 1' }),
    most: 10,
  },
  'recoveries from one address': {
    path: '/api/auth/request-password-reset',
    body: (n) => ({ email: `lost-${n}@example.org` }),
    most: 10,
  },
  'recoveries of one account from one address': {
    path: '/api/auth/request-password-reset',
    body: () => ({ email: 'renter@handover.example' }),
    most: 5,
  },
  'reset links from one address': {
    path: '/api/auth/reset-password',
    body: (n) => ({ token: `token-${n}`, password: 'long enough 1' }),
    most: 20,
  },
  'confirmations from one address': {
    path: '/api/auth/verify-email',
    body: (n) => ({ token: `token-${n}` }),
    most: 20,
  },
  'guesses at the operator’s token': {
    path: '/operator',
    body: () => ['settings', 'list'],
    most: 10,
  },
  'prices asked by a stranger': {
    path: '/api/quotes',
    body: () => ({
      carId: '00000000-0000-4000-8000-000000000000',
      startsAt: '2030-03-20T09:00:00Z',
      endsAt: '2030-03-24T09:00:00Z',
    }),
    most: 300,
  },
  'pictures sent from one address': {
    path: '/sim/identity/inquiries/inq_none/pictures/identity',
    body: () => ({}),
    most: 60,
  },
  'addresses looked up from one address': {
    path: '/api/places?city=lisbon&q=rua',
    most: 300,
  },
};

/** Each is tried more often than is allowed, all at once. */
export async function attackLimits({ url }: Target): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, [name, one]] of Object.entries(limited).entries()) {
    const tries = one.most + 10;
    const statuses = await Promise.all(
      Array.from({ length: tries }, async (_, n) => {
        const answer = await fetch(url + one.path, {
          method: one.body ? 'POST' : 'GET',
          headers: {
            'Content-Type': 'application/json',
            // Whoever writes addresses of their own in front of the proxy's gains nothing.
            'X-Forwarded-For': `1.2.3.${n}, 192.0.${index}.${one.roams ? n : 1}`,
          },
          ...(one.body ? { body: JSON.stringify(one.body(n)) } : {}),
        });
        await answer.text();
        return answer.status;
      }),
    );
    const passed = statuses.filter((status) => status !== 429).length;
    console.log(`${name}: ${passed} of ${tries} got through, ${one.most} may`);
    if (passed !== one.most) findings.push(`${name}: ${passed} got through instead of ${one.most}`);
  }
  return findings;
}
