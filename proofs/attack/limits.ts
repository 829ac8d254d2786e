import { gatherStaff } from '../../server/testing/gather-staff.ts';
import { gatherCrowd } from '../../server/testing/rentals/crowd.ts';
import { openBrowsers } from './browsers.ts';
import type { Target } from './target.ts';

interface Limited {
  readonly path: string | ((n: number) => string);
  /** Without one it is only looked at. */
  readonly body?: (n: number) => object;
  readonly most: number;
  /** Another address for each, where the account is what is limited. */
  readonly roams?: true;
  /** Who asks, in turn; without any it is a stranger. */
  readonly cookies?: readonly string[];
  /** Pictures are sent as themselves. */
  readonly type?: string;
  /** Of the console. */
  readonly isStaffs?: true;
}

/** More would fill the line instead of the limit. */
const AT_ONCE = 400;
const nobodys = '00000000-0000-4000-8000-000000000000';
const digest = '0'.repeat(64);

/** As server/accounts/auth-paths.ts has them, and the files `limits.ts` of the resources. */
const ofStrangers: Readonly<Record<string, Limited>> = {
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
      carId: nobodys,
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
  'second steps from one address': {
    path: '/api/auth/second-step',
    body: (n) => ({ kind: 'app', code: `${100_000 + n}` }),
    most: 20,
  },
  'checks of sealed photographs from one address': {
    path: (n) => (n % 2 ? `/api/sealed-files/${digest}` : '/api/seals/AAAA-BBBB-CCCC'),
    most: 120,
  },
};

/** Once by one person from everywhere, once from one address by people of whom none reaches their own limit. */
function paced(
  what: string,
  asked: Pick<Limited, 'path' | 'body' | 'type'>,
  { account, address }: { readonly account: number; readonly address: number },
  cookies: readonly string[],
): Record<string, Limited> {
  const [one = ''] = cookies;
  return {
    [`${what} on one account`]: { ...asked, most: account, roams: true, cookies: [one] },
    [`${what} from one address`]: { ...asked, most: address, cookies: cookies.slice(1) },
  };
}

/**
 * Those of whoever is signed in, each with people of its own. The event streams of a renter are counted by `streams`,
 * guesses at the second step of one account by `second-step`.
 */
async function ofAccounts(target: Target): Promise<Record<string, Limited>> {
  const people = async (count: number) => {
    const crowd = await gatherCrowd(
      target.database,
      Array.from({ length: count }, () => 'pays' as const),
    );
    return crowd.map(({ cookie }) => cookie);
  };
  const [driver, desk] = await gatherStaff(target.database, ['driver', 'desk']);
  const owner = await openBrowsers(target).post('/api/auth/sign-up/email', {
    name: 'Some Body',
    email: 'limits@example.org',
    password: 'seven quiet lamps',
  });
  return {
    ...paced(
      'card set-ups',
      { path: '/api/me/payment-methods', body: () => ({}) },
      { account: 10, address: 30 },
      await people(6),
    ),
    ...paced(
      'identity checks',
      { path: '/api/me/documents', body: () => ({}) },
      { account: 10, address: 30 },
      await people(6),
    ),
    ...paced(
      'invitations of drivers',
      {
        path: `/api/bookings/${nobodys}/driver-invitations`,
        body: () => ({ driverId: nobodys }),
      },
      { account: 10, address: 30 },
      await people(6),
    ),
    ...paced(
      'photographs of a renter’s own',
      {
        path: `/api/bookings/${nobodys}/photographs/${digest}`,
        body: () => ({}),
        type: 'image/png',
      },
      { account: 120, address: 240 },
      await people(5),
    ),
    'pieces of a driver’s photographs': {
      path: `/api/operate/drive/evidence/${digest}?offset=0&size=2`,
      body: () => ({}),
      type: 'image/png',
      most: 6_000,
      roams: true,
      cookies: [driver?.cookie ?? ''],
      isStaffs: true,
    },
    'addresses looked up by one of staff': {
      path: '/api/operate/cities/lisbon/places?q=rua',
      most: 300,
      roams: true,
      cookies: [desk?.cookie ?? ''],
      isStaffs: true,
    },
    'wrong promo codes on one account': {
      path: '/api/quotes',
      body: (n) => ({
        carId: nobodys,
        startsAt: '2030-03-20T09:00:00Z',
        endsAt: '2030-03-24T09:00:00Z',
        checkout: { profile: 'personal', promoCode: `GUESS${n}` },
      }),
      most: 10,
      roams: true,
      cookies: await people(1),
    },
    // Whatever it confirms, it is one limit.
    'guesses at the password that confirms': {
      path: (n) => `/api/me/${n % 2 ? 'password' : 'factors/app'}`,
      body: (n) =>
        n % 2
          ? { currentPassword: `guess ${n}`, newPassword: 'eight quiet lamps' }
          : { password: `guess ${n}` },
      most: 10,
      roams: true,
      cookies: [owner.cookie],
    },
  };
}

/** Each is tried more often than is allowed, many at once. */
export async function attackLimits(target: Target): Promise<string[]> {
  const findings: string[] = [];
  const limited = { ...ofStrangers, ...(await ofAccounts(target)) };
  for (const [index, [name, one]] of Object.entries(limited).entries()) {
    const tries = one.most + 10;
    const statuses: number[] = [];
    for (let n = 0; n < tries; n += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, tries - n) }, (_, at) =>
        statusOf(target, one, { n: n + at, index }),
      );
      statuses.push(...(await Promise.all(some)));
    }
    const passed = statuses.filter((status) => status !== 429).length;
    console.log(`${name}: ${passed} of ${tries} got through, ${one.most} may`);
    if (passed !== one.most) findings.push(`${name}: ${passed} got through instead of ${one.most}`);
    const outside = statuses.filter((status) => status === 401 || status >= 500);
    if (one.cookies && outside.length > 0) findings.push(`${name}: answers ${outside[0]}`);
  }
  return findings;
}

async function statusOf(
  { url, consoleUrl }: Target,
  { path, body, cookies, roams, type = 'application/json', isStaffs }: Limited,
  { n, index }: { readonly n: number; readonly index: number },
): Promise<number> {
  const at = typeof path === 'string' ? path : path(n);
  const answer = await fetch((isStaffs ? consoleUrl : url) + at, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': type,
      'Idempotency-Key': crypto.randomUUID(),
      // Whoever writes addresses of their own in front of the proxy's gains nothing.
      'X-Forwarded-For': `1.2.3.${n % 256}, 192.${roams ? n >> 8 : 0}.${index}.${roams ? n % 256 : 1}`,
      ...(cookies ? { cookie: cookies[n % cookies.length] ?? '' } : {}),
    },
    ...(body ? { body: JSON.stringify(body(n)) } : {}),
  });
  await answer.text();
  return answer.status;
}
