import { type Context, Hono } from 'hono';
import { ErrorAnswer, errorStatus } from '../../contract/errors.ts';
import type { Deps } from '../deps.ts';
import { notFound, Refusal } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import { readBody } from '../http/read-input.ts';
import type { Auth } from './auth-library.ts';
import type { AuthPath } from './auth-path.ts';
import { inOurShape } from './auth-refusals.ts';
import { knownDevice, knownDeviceCookie } from './known-device.ts';
import { limitAttempts } from './limit-attempts.ts';
import { onlyCookies } from './only-cookies.ts';
import type { Realm } from './realm.ts';
import { recordAuthEvent } from './record-auth-event.ts';

interface Mounted {
  readonly auth: Auth;
  readonly realm: Realm;
  readonly paths: Readonly<Record<string, AuthPath>>;
}

/** Signing in and out, behind our own checks and in our own error shape. */
export function mountAuth({ auth, realm, paths }: Mounted, deps: Deps): Hono {
  const app = new Hono();
  for (const [address, path] of Object.entries(paths)) {
    app.on(path.method, address, (context) =>
      answerAt({ context, address, path, auth, realm, deps }),
    );
  }
  app.all(`${auth.options.basePath}/*`, () => {
    throw notFound('This address');
  });
  return app;
}

interface Asked extends Pick<Call, 'auth' | 'realm' | 'deps'> {
  readonly context: Context;
  readonly address: string;
  readonly path: AuthPath;
}

async function answerAt(asked: Asked): Promise<Response> {
  const { context, address, path, realm, deps } = asked;
  if (path.isEnabled && !path.isEnabled(deps.settings.current())) {
    throw new Refusal('feature_disabled', 'This is switched off at the moment.');
  }
  // Written as we write it: the library does not know an address by another spelling.
  const request = at(address, context.req.raw);
  const caller = await callerAt(path, realm, deps, request.headers);
  // Read before any turn is taken: whoever sends slowly keeps nobody waiting.
  const body = path.body ? await readBody(path.body, request) : {};
  path.check?.(body);
  const answer = () => answerRead(asked, { request, caller, body });
  return path.inTurn ? path.inTurn(answer) : answer();
}

interface Read {
  readonly request: Request;
  readonly caller: Caller | null;
  readonly body: unknown;
}

async function answerRead(
  { context, address, path, auth, realm, deps }: Asked,
  { request, caller, body }: Read,
): Promise<Response> {
  const { headers } = request;
  const email = emailIn(body);
  const door = { deps, auth, realm };
  const device = email === null ? null : await knownDevice(door, { headers, account: email });
  const call = { ...door, body, headers, device };
  const forgive = await limitAttempts(deps, path.limits, {
    path: address,
    address: clientAddress(context, deps.config),
    account: caller?.userId ?? email,
    among: realm.people,
    device,
    isEntitled: (await path.isEntitled?.(call)) ?? false,
  });
  await path.before?.(call);
  const answer = await inOurShape(await answerOf(path, call, caller, request));
  if (answer.ok) await path.after?.(call);
  const isHalfway = await asksForSecondFactor(answer);
  if (answer.ok || isHalfway) await forgive();
  const ended = answer.ok ? path.events?.done : path.events?.refused;
  const kind = isHalfway ? undefined : ended; // the second step says how it ends
  if (kind) await recordAuthEvent(deps, kind, caller?.userId ?? { email, among: realm.people });
  if (answer.ok && path.makesKnownTo) {
    const known = { headers, account: path.makesKnownTo(body) };
    answer.headers.append('Set-Cookie', await knownDeviceCookie(door, known));
  }
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

type Call = Parameters<NonNullable<Extract<AuthPath, { access: 'visitor' }>['answer']>>[0];

function answerOf(
  path: AuthPath,
  call: Call,
  caller: Caller | null,
  request: Request,
): Promise<Response> {
  if (!path.answer) return askLibrary(call, request);
  if (path.access === 'visitor') return path.answer(call);
  if (!caller) throw new Refusal('not_signed_in', 'Sign in first.');
  return path.answer({ ...call, caller });
}

/** The password was right: nobody guessed, and nobody was refused. */
async function asksForSecondFactor(answer: Response): Promise<boolean> {
  if (answer.status !== errorStatus.second_factor_needed) return false;
  const { error } = ErrorAnswer.parse(await answer.clone().json());
  return error.code === 'second_factor_needed';
}

/** The library answers for signing out itself: whoever is signed out already may, too. */
async function callerAt(
  path: AuthPath,
  realm: Realm,
  deps: Deps,
  headers: Headers,
): Promise<Caller | null> {
  if (path.access === 'visitor' || !path.answer) return null;
  const caller = await realm.callerOf(deps, headers);
  if (!caller) throw new Refusal('not_signed_in', 'Sign in first.');
  return caller;
}

async function askLibrary({ auth, body }: Call, request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  const answer = await auth.handler(
    new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) }),
  );
  return answer.ok ? onlyCookies(answer) : answer;
}

function at(address: string, request: Request): Request {
  const { search } = new URL(request.url);
  return new Request(new URL(address + search, request.url), request);
}

function emailIn(body: unknown): string | null {
  const { email } = body as { readonly email?: string };
  return email ?? null;
}
