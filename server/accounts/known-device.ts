import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { attemptPolicy } from '../../domain/policy-constants.ts';
import type { Deps } from '../deps.ts';
import type { Auth } from './auth-library.ts';
import type { Realm } from './realm.ts';
import { cookiesNamed } from './signed-cookie.ts';
import { storedHash } from './stored-hash.ts';

const { days, mostAccounts } = attemptPolicy.knownDevice;
const SECONDS_PER_DAY = 24 * 60 * 60;
/** `id.since.signature`, one for each account that was signed in to on this device. */
const MARK = /^([\w-]{16})\.(\d{1,12})\.([\w-]{43})$/;

/** Where somebody signs in. */
interface Door {
  readonly auth: Auth;
  readonly realm: Realm;
  readonly deps: Pick<Deps, 'database' | 'clock'>;
}

interface Asked {
  readonly headers: Headers;
  /** The email of an account. */
  readonly account: string;
}

/** What a mark is signed over beside its own parts. */
interface Whose {
  readonly account: string;
  /** A mark ends with the password it was made with: whoever knew that one is a stranger to the next. */
  readonly hash: string;
}

/**
 * The device's id, if somebody has signed in to this account on it with the password that it has now. It opens
 * nothing: it only tells the owner from strangers who try the same account.
 */
export async function knownDevice(door: Door, { headers, account }: Asked): Promise<string | null> {
  const { secrets, name } = await cookieOf(door.auth);
  const marks = cookiesNamed(headers.get('cookie') ?? '', name).flatMap(marksIn);
  if (marks.length === 0) return null;
  const whose = { account, hash: await hashOf(door, account) };
  const now = door.deps.clock.now();
  const own = marks.find((mark) => isYoung(mark, now) && isSigned(mark, whose, secrets));
  return own ? partsOf(own).id : null;
}

/** The cookie by which this device is known to the account from now on, beside others that know it. */
export async function knownDeviceCookie(door: Door, { headers, account }: Asked): Promise<string> {
  const { secret, secrets, name, isSecure } = await cookieOf(door.auth);
  const [cookie = ''] = cookiesNamed(headers.get('cookie') ?? '', name);
  const whose = { account, hash: await hashOf(door, account) };
  const others = marksIn(cookie).filter((mark) => !isSigned(mark, whose, secrets));
  const id = randomBytes(12).toString('base64url');
  const since = String(secondsOf(door.deps.clock.now()));
  const mark = `${id}.${since}.${signatureOf({ id, since }, whose, secret)}`;
  return serialize(name, [mark, ...others].slice(0, mostAccounts).join('~'), {
    // Where a password is compared or changed.
    path: '/api',
    maxAge: days * SECONDS_PER_DAY,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  });
}

async function cookieOf(auth: Auth) {
  const { secret, authCookies, options } = await auth.$context;
  const { name: session, attributes } = authCookies.sessionToken;
  const isSecure = attributes.secure ?? false;
  // A cookie for one path cannot be one for this host alone.
  const name = session.replace('__Host-', '__Secure-').replace('session_token', 'known_device');
  // While the secret is being replaced, what the previous one signed is good, too.
  const secrets = options.secrets?.map(({ value }) => value) ?? [secret];
  return { secret, secrets, isSecure, name };
}

const marksIn = (cookie: string) => cookie.split('~').filter((mark) => MARK.test(mark));

function partsOf(mark: string) {
  const [id = '', since = '', signature = ''] = mark.split('.');
  return { id, since, signature };
}

const hashOf = async ({ realm, deps }: Door, email: string) =>
  (await storedHash(deps.database.kysely, realm, { email })) ?? '';

const isYoung = (mark: string, now: Temporal.Instant) =>
  Number(partsOf(mark).since) > secondsOf(now) - days * SECONDS_PER_DAY;

function isSigned(mark: string, whose: Whose, secrets: readonly string[]): boolean {
  const { signature, ...of } = partsOf(mark);
  const given = Buffer.from(signature);
  return secrets.some((secret) =>
    timingSafeEqual(given, Buffer.from(signatureOf(of, whose, secret))),
  );
}

function signatureOf(
  { id, since }: { readonly id: string; readonly since: string },
  { account, hash }: Whose,
  secret: string,
): string {
  const signed = ['known device', id, since, account, hash].join('\n');
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

const secondsOf = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);
