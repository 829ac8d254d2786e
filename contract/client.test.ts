import { describe, expect, test } from 'vitest';
import { ApiError, createApiClient } from './client.ts';

const origin = 'https://handover.example';

/** A client, and what it sends to a server that always answers the same. */
function asking(answer: () => Response = () => Response.json({})) {
  const sent: Request[] = [];
  const api = createApiClient({
    origin,
    fetch: async (request) => {
      sent.push(request);
      return answer();
    },
  });
  return { api, sent };
}
const refusalOf = (call: Promise<unknown>) =>
  call.catch((error: unknown) => error instanceof ApiError && [error.code, error.status]);

describe('a call of the API', () => {
  test('has its parts in the path and the query, lists one by one and nothing that is not there', async () => {
    const { api, sent } = asking();
    await api.getCar({ params: { id: 'a/b' } });
    const trip = { from: '2026-11-20T09:00:00Z', to: '2026-11-24T09:00:00Z' };
    await api.searchCars({
      query: { city: 'lisbon', ...trip, brand: ['Fiat', 'Kia'], seats: undefined },
    });
    expect(sent.map(({ url }) => url.replace(origin, ''))).toEqual([
      '/api/assets/a%2Fb',
      '/api/assets?city=lisbon&from=2026-11-20T09%3A00%3A00Z&to=2026-11-24T09%3A00%3A00Z&brand=Fiat&brand=Kia',
    ]);
  });

  test('that writes has a key, its own where one is given and a new one each time where not', async () => {
    const { api, sent } = asking();
    const body = { action: 'user-cancel' } as const;
    const cancel = (options?: { idempotencyKey: string }) =>
      api.createBookingAction({ params: { id: '1' }, body }, options);
    await cancel({ idempotencyKey: 'key-1' });
    await cancel();
    await cancel();
    await api.getConfig();
    const [given, one, other, none] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect([given, none]).toEqual(['key-1', null]);
    expect(one).toMatch(/^[\da-f-]{36}$/);
    expect(other).not.toBe(one);
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'GET']);
    expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual([
      ...Array(3).fill('application/json'),
      null,
    ]);
    expect(await sent[0]?.json()).toEqual(body);
  });

  test('can be finished although its page is left', async () => {
    const { api, sent } = asking();
    const body = { action: 'user-cancel' } as const;
    await api.createBookingAction({ params: { id: '1' }, body }, { keepalive: true });
    await api.createBookingAction({ params: { id: '1' }, body });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  test('can be given up', async () => {
    const { api, sent } = asking();
    const given = new AbortController();
    await api.getMe(undefined, { signal: given.signal });
    given.abort();
    expect(sent[0]?.signal.aborted).toBe(true);
  });
});

describe('an answer of the API', () => {
  test('is its document', async () => {
    expect(await asking(() => Response.json({ cities: [] })).api.listCities()).toEqual({
      cities: [],
    });
  });

  test('that refuses tells its code, its status and what is wrong with which field', async () => {
    const details = [{ field: 'query.city', reason: 'unknown' }];
    const error = { code: 'invalid_input', message: 'Not so', details };
    const { api } = asking(() => Response.json({ error }, { status: 422 }));
    const thrown = await api.listCities().catch((one: unknown) => one);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ ...error, status: 422 });
  });

  test.each([
    ['that was cut off', () => new Response('{"cities": ['), 200],
    ['of somebody on the way', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['without a code', () => Response.json({ error: 'no' }, { status: 500 }), 500],
  ])('%s is none: the API was not available', async (_, answer, status) => {
    expect(await refusalOf(asking(answer).api.listCities())).toEqual(['unavailable', status]);
  });
});
