import { randomUUID } from 'node:crypto';
import type { Random } from '../../sample-data/random.ts';
import { clearRefusals } from './busy-renter.ts';
import type { Send } from './client.ts';
import { randomTimes } from './trips.ts';

/** Somebody who looks around: lists, cars, prices, addresses, now and then an account of their own. */
export function createVisitor({ send, cars, random }: VisitorWorld) {
  const faults: string[] = [];
  const searchMs: number[] = [];

  async function ask(what: string, path: string, init: RequestInit = {}): Promise<void> {
    const answer = await send(path, init);
    const text = await answer.text();
    if (answer.status < 400) return;
    const { error } = JSON.parse(text) as { error: { code: string } };
    if (!clearRefusals.has(error.code))
      faults.push(`${what} was answered ${answer.status} ${text}`);
  }

  async function search(): Promise<void> {
    const { startsAt: from, endsAt: to } = randomTimes(random);
    const page = String(random.integer(1, 3));
    const narrowed = random.chance(0.5) ? { transmission: 'AUTOMATIC' } : {};
    const query = new URLSearchParams({ city: 'lisbon', from, to, page, ...narrowed });
    const began = performance.now();
    await ask('a search', `/api/assets?${query}`);
    searchMs.push(performance.now() - began);
  }

  const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  });

  const deeds: readonly (() => Promise<void>)[] = [
    search,
    search,
    search,
    () => ask('a car', `/api/assets/${random.pick(cars)}`),
    () =>
      ask('an address', '/api/places?city=lisbon&q=rua%20augusta', {
        headers: { 'X-Forwarded-For': anAddress(random) },
      }),
    () =>
      ask(
        'a price',
        '/api/quotes',
        post(
          { carId: random.pick(cars), ...randomTimes(random) },
          { 'X-Forwarded-For': anAddress(random) },
        ),
      ),
    () =>
      ask(
        'a sign-up',
        '/api/auth/sign-up/email',
        post(
          {
            name: 'Nova Sample',
            email: `${randomUUID()}@crowd.example`,
            password: 'a long enough one',
          },
          { 'X-Forwarded-For': anAddress(random) },
        ),
      ),
  ];
  return { faults, searchMs, act: () => random.pick(deeds)() };
}

export interface VisitorWorld {
  readonly send: Send;
  readonly cars: readonly string[];
  readonly random: Random;
}

/** Each time another one: the limits are for those who come again and again. */
const anAddress = (random: Random) =>
  `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(1, 254)}`;
