import { type Context, Hono } from 'hono';
import type { Route } from '../../contract/route.ts';
import type { Deps } from '../deps.ts';
import { answerRefusal, notFound, Refusal } from '../errors.ts';
import type { Asking, Caller } from './caller.ts';
import { clientAddress } from './client-address.ts';
import type { HandlersOf, RouteTable } from './handlers.ts';
import { carryOutOnce } from './idempotency.ts';
import type { LimitsOf } from './limits.ts';
import { originOfRequest } from './origin-of-request.ts';
import { readInput } from './read-input.ts';

/** A contract, who answers for it, and who may ask. */
interface Served<T extends RouteTable, C extends Caller> {
  readonly routes: T;
  readonly handlers: HandlersOf<T, C>;
  readonly limits: LimitsOf<T, C>;
  readonly asking: (headers: Headers) => Promise<Asking<C>>;
  /** Refuses whoever is signed in and may not. */
  readonly admit?: (caller: C, route: T[keyof T]) => void;
}

/** Every route of a contract, served by its handler behind the same gates in the same order. */
export function buildApi<T extends RouteTable, C extends Caller>(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  { routes, handlers, limits, asking, admit }: Served<T, C>,
): Hono {
  const api = new Hono();

  for (const [name, served] of Object.entries(routes) as [keyof T & string, T[keyof T]][]) {
    const route: Route<string> = served;
    const handle = unchecked<unknown>(handlers[name]);
    const limited = limits[name];
    const limit = limited && unchecked(limited);

    const answerTo = async (context: Context, caller: C | null): Promise<Response> => {
      const request = context.req.raw;
      const input = await readInput(route, request, context.req.param());
      const call = { ...input, caller };
      // A page that is rendered asks in process, for the visitor whom it is rendered for.
      const address = originOfRequest()?.address ?? clientAddress(context, deps.config);
      const takeBack = await limit?.({ ...call, address });
      if (route.media) {
        return unlessKnown(
          request,
          (await handle({ ...call, signal: request.signal })) as Response,
        );
      }

      const { status, schema } = route.answer;
      const write = {
        key: request.headers.get('idempotency-key'),
        caller: ownerOf(caller),
        operation: name,
        content: input,
        now: deps.clock.now(),
      };
      const answer =
        route.method === 'GET' || route.stores || route.previews
          ? { status, document: await handle(call) }
          : await carryOutOnce(deps.database, write, async (tx) => ({
              status,
              document: await handle({ ...call, tx }),
            }));
      await takeBack?.();
      // Outside production an answer that breaks its own contract is an error, not a surprise.
      if (!deps.config.isProduction) schema.parse(answer.document);
      return Response.json(answer.document, {
        status: answer.status,
        headers: { 'Cache-Control': 'no-store' },
      });
    };

    api.on(route.method, honoPath(route.path), async (context) => {
      const { caller, cookies } = await asking(context.req.raw.headers);
      if (route.access !== 'visitor') {
        if (!caller) return withCookies(answerRefusal(notSignedIn()), cookies);
        admit?.(caller, served);
      }
      return withCookies(await answerTo(context, caller), cookies);
    });
  }

  api.all('/api/*', (context) => {
    const allowed = methodsAt(routes, context.req.path);
    if (allowed.length === 0) throw notFound('This address');
    const refusal = new Refusal('method_not_allowed', `Use ${allowed.join(' or ')} here.`);
    return answerRefusal(refusal, { Allow: allowed.join(', ') });
  });
  return api;
}

/**
 * The border of the types: in a loop over all operations the compiler cannot know that an operation's
 * handler gets that operation's input. The contract's schemas have checked it.
 */
function unchecked<T>(handler: (input: never) => Promise<T>): (input: object) => Promise<T> {
  return (input) => handler(input as never);
}

/** The handler has answered, so whoever asks may see it: a browser that has it already gets no second copy. */
function unlessKnown(request: Request, answer: Response): Response {
  const { headers } = answer;
  const isKnown =
    headers.has('ETag') && request.headers.get('If-None-Match') === headers.get('ETag');
  return isKnown ? new Response(null, { status: 304, headers }) : answer;
}

const notSignedIn = () => new Refusal('not_signed_in', 'Sign in first.');

function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Keys of different people never meet; visitors share one space, so their keys must be random. */
const ownerOf = (caller: Caller | null) => caller?.userId ?? 'visitor';

function methodsAt(routes: RouteTable, path: string): string[] {
  return Object.values(routes)
    .filter((route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map((route) => route.method);
}
