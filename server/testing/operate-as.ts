import { createOperateClient, type OperateClient } from '../../contract/operate/client.ts';
import type { Auth } from '../accounts/auth-library.ts';
import type { Deps } from '../deps.ts';

export interface StaffMember {
  readonly id: string;
  readonly cookie: string;
  readonly api: OperateClient;
}

/** Somebody of staff with a session of their own, without the way through the sign-in page. */
export async function operateAs(
  email: string,
  {
    deps,
    staffAuth,
    origin,
    requestConsole,
  }: {
    readonly deps: Pick<Deps, 'database'>;
    readonly staffAuth: Auth;
    readonly origin: string;
    readonly requestConsole: (path: string, init?: RequestInit) => Promise<Response>;
  },
): Promise<StaffMember> {
  const { id } = await deps.database.kysely
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const signedIn = await staffAuth.api.finishSignIn({
    body: { userId: id },
    headers: new Headers(),
    asResponse: true,
  });
  const [setCookie = ''] = signedIn.headers.getSetCookie();
  const [cookie = ''] = setCookie.split(';');
  return { id, cookie, api: operateClient({ cookie, origin, requestConsole }) };
}

/** The console's API for whoever has this cookie, by whatever way it is reached. */
export const operateClient = ({
  cookie,
  origin,
  requestConsole,
}: {
  readonly cookie: string;
  readonly origin: string;
  readonly requestConsole: (path: string, init: RequestInit) => Promise<Response>;
}): OperateClient =>
  createOperateClient({
    origin,
    async fetch(request) {
      const headers = new Headers(request.headers);
      headers.set('cookie', cookie);
      const body = request.method === 'GET' ? null : await request.arrayBuffer();
      const { pathname, search } = new URL(request.url);
      return requestConsole(pathname + search, {
        method: request.method,
        headers,
        ...(body?.byteLength ? { body } : {}),
      });
    },
  });
