import { Hono } from 'hono';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Deps } from '../deps.ts';
import { answerRefusal, notFound, Refusal } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import { readBody } from '../http/read-input.ts';
import { type Auth, CLIENT_ADDRESS_HEADER } from './auth.ts';
import { authPaths } from './auth-paths.ts';

/** The library's own words for a refusal, in ours. What is not named here is our mistake. */
const refusals: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  INVALID_EMAIL_OR_PASSWORD: {
    code: 'invalid_credentials',
    message: 'Invalid username or password',
  },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    code: 'email_taken',
    message:
      "There's already an associated account with the same email. Please, login with your email and password.",
  },
  ADMIN_REFUSED: { code: 'admin_refused', message: 'Administrators cannot sign in here.' },
  USER_DISABLED: {
    code: 'account_disabled',
    message: 'The user associated with this email is disabled. Please contact support.',
  },
};

/** Signing in and out by the library, behind our own checks and in our own error shape. */
export function mountAuth(auth: Auth, { settings, config }: Deps): Hono {
  const app = new Hono();
  app.all('/api/auth/*', async (context) => {
    const path = authPaths[context.req.path];
    if (!path || path.method !== context.req.method) throw notFound('This address');
    if (path.isEnabled && !path.isEnabled(settings.current())) {
      throw new Refusal('feature_disabled', 'This is switched off at the moment.');
    }
    const body = path.body ? await readBody(path.body, context.req.raw) : {};
    path.check?.(body);
    const headers = new Headers(context.req.raw.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress(context, config));
    const checked = new Request(context.req.url, {
      method: path.method,
      headers,
      body: JSON.stringify(body),
    });
    return inOurShape(await auth.handler(checked));
  });
  return app;
}

async function inOurShape(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  if (answer.status === 429) {
    return answerRefusal(
      new Refusal('too_many_requests', 'Too many attempts; please try again later.'),
    );
  }
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  const known = code ? refusals[code] : undefined;
  if (!known) throw new Error(`the sign-in library refused with ${answer.status} ${code}`);
  return answerRefusal(new Refusal(known.code, known.message));
}
