import { type Context, Hono } from 'hono';
import type { OperationName } from '../../contract/operations.ts';
import type { Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Deps } from '../deps.ts';
import { answerRefusal, notFound, Refusal } from '../errors.ts';
import { answerJson, type Written, writeJson } from './answer-json.ts';
import { clientAddress } from './client-address.ts';
import type { Handlers } from './handlers.ts';
import { carryOutOnce } from './idempotency.ts';
import type { Limits } from './limits.ts';
import { readInput } from './read-input.ts';
import { createSharedReads } from './shared-reads.ts';

type AnyHandler = (input: Record<string, unknown>) => Promise<unknown>;
type AnyLimit = (call: Record<string, unknown>) => Promise<(() => Promise<void>) | null>;

/** Every route of the contract, served by its handler behind the same gates in the same order. */
export function buildApi(deps: Deps, handlers: Handlers, limits: Limits): Hono {
  const api = new Hono();
  const share = createSharedReads<string, Written>();

  for (const name of Object.keys(routes) as OperationName[]) {
    const route: Route = routes[name];
    const handler = handlers[name] as unknown as AnyHandler;
    const limit = limits[name] as unknown as AnyLimit | undefined;
    const { status, schema } = route.answer;
    const written = (document: unknown): Written => {
      // Outside production an answer that breaks its own contract is an error, not a surprise.
      if (!deps.config.isProduction) schema.parse(document);
      return writeJson(document);
    };
    // What every visitor is told alike is looked up once for all who ask at the same time.
    const isForEveryone =
      route.method === 'GET' && route.access === 'visitor' && !route.media && !limit;

    const answerTo = async (context: Context, caller: Caller | null): Promise<Response> => {
      const request = context.req.raw;
      const params = context.req.param() as Record<string, string>;
      const accepted = request.headers.get('accept-encoding');
      if (isForEveryone && !caller) {
        const look = async () => {
          const input = await readInput(route, request, params);
          return written(await handler({ ...input, caller }));
        };
        return answerJson(status, await share(request.url, look), accepted);
      }

      const input = await readInput(route, request, params);
      const address = clientAddress(context, deps.config);
      const call = { ...input, caller };
      const takeBack = await limit?.({ ...call, address });
      if (route.media) return (await handler({ ...call, signal: request.signal })) as Response;

      const answer =
        route.method === 'GET'
          ? { status, document: await handler(call) }
          : await carryOutOnce(
              deps.database,
              {
                key: request.headers.get('idempotency-key'),
                caller: ownerOf(caller),
                operation: name,
                content: input,
                now: deps.clock.now(),
              },
              async (tx) => ({ status, document: await handler({ ...call, tx }) }),
            );
      await takeBack?.();
      return answerJson(answer.status, written(answer.document), accepted);
    };

    api.on(route.method, honoPath(route.path), async (context) => {
      const caller = await deps.sessions.callerOf(context.req.raw.headers);
      if (route.access !== 'visitor' && !caller) {
        throw new Refusal('not_signed_in', 'Sign in first.');
      }
      const answer = await answerTo(context, caller);
      for (const cookie of caller?.renewedCookies ?? [])
        answer.headers.append('Set-Cookie', cookie);
      return answer;
    });
  }

  api.all('/api/*', (context) => {
    const allowed = methodsAt(context.req.path);
    if (allowed.length === 0) throw notFound('This address');
    const refusal = new Refusal('method_not_allowed', `Use ${allowed.join(' or ')} here.`);
    return answerRefusal(refusal, { Allow: allowed.join(', ') });
  });
  return api;
}

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Keys of different people never meet; visitors share one space, so their keys must be random. */
const ownerOf = (caller: Caller | null) => caller?.userId ?? 'visitor';

function methodsAt(path: string): string[] {
  return Object.values(routes)
    .filter((route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map((route) => route.method);
}
