import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { attemptPolicy } from '../../domain/policy-constants.ts';
import type { Auth } from './auth-library.ts';
import { cookiesNamed } from './signed-cookie.ts';

const { days, mostAccounts } = attemptPolicy.knownDevice;
const SECONDS_PER_DAY = 24 * 60 * 60;
/** `id.since.signature`, one for each account that was signed in to on this device. */
const MARK = /^([\w-]{16})\.(\d{1,12})\.([\w-]{43})$/;

interface Asked {
  readonly headers: Headers;
  /** The email of an account. */
  readonly account: string;
  readonly now: Temporal.Instant;
}

/**
 * The device's id, if somebody has signed in to this account on it before. It opens nothing: it only tells the
 * owner from strangers who try the same account.
 */
export async function knownDevice(auth: Auth, asked: Asked): Promise<string | null> {
  const { secrets, name } = await cookieOf(auth);
  const cookies = cookiesNamed(asked.headers.get('cookie') ?? '', name);
  const own = cookies.flatMap(marksIn).find((mark) => isMarkOf(mark, asked, secrets));
  return own ? partsOf(own).id : null;
}

/** The cookie by which this device is known to the account from now on, beside others that know it. */
export async function knownDeviceCookie(auth: Auth, asked: Asked): Promise<string> {
  const { secret, secrets, name, path, isSecure } = await cookieOf(auth);
  const [cookie = ''] = cookiesNamed(asked.headers.get('cookie') ?? '', name);
  const others = marksIn(cookie).filter((mark) => !isMarkOf(mark, asked, secrets));
  const id = randomBytes(12).toString('base64url');
  const since = String(secondsOf(asked.now));
  const mark = `${id}.${since}.${signatureOf({ id, since }, asked.account, secret)}`;
  return serialize(name, [mark, ...others].slice(0, mostAccounts).join('~'), {
    path,
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
  return { secret, secrets, isSecure, name, path: options.basePath ?? '/' };
}

const marksIn = (cookie: string) => cookie.split('~').filter((mark) => MARK.test(mark));

function partsOf(mark: string) {
  const [id = '', since = '', signature = ''] = mark.split('.');
  return { id, since, signature };
}

function isMarkOf(mark: string, { account, now }: Asked, secrets: readonly string[]): boolean {
  const { id, since, signature } = partsOf(mark);
  const isYoung = Number(since) > secondsOf(now) - days * SECONDS_PER_DAY;
  const given = Buffer.from(signature);
  const isSigned = secrets.some((secret) =>
    timingSafeEqual(given, Buffer.from(signatureOf({ id, since }, account, secret))),
  );
  return isYoung && isSigned;
}

function signatureOf(
  { id, since }: { readonly id: string; readonly since: string },
  account: string,
  secret: string,
): string {
  const signed = ['known device', id, since, account].join('\n');
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

const secondsOf = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);
