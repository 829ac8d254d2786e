import type { Database } from '../../db/connect.ts';
import { sampleAccounts } from '../../sample-data/accounts.ts';
import { openClient, type Send, type Times } from '../rentals/client.ts';
import { gatherCrowd } from '../rentals/crowd.ts';
import { rentableCars } from '../rentals/trips.ts';
import type { Caller } from './generate.ts';
import type { Hints } from './schema.ts';

const QUOTES_EACH = 3;
const CARS = 20;
const stop = { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' };

interface Stock {
  readonly database: Pick<Database, 'pool'>;
  readonly send: Send;
  readonly now: Temporal.Instant;
  /** How many beside the sample accounts; the first of them is an administrator. */
  readonly crowd: number;
}

/**
 * Everybody who may call, with things of their own to name: a request about nothing that exists is
 * refused at the door.
 */
export async function gatherCallers({
  database,
  send,
  now,
  crowd: size,
}: Stock): Promise<Caller[]> {
  const { pool } = database;
  const crowd = await gatherCrowd(
    database,
    Array.from({ length: size }, () => 'pays' as const),
  );
  await pool.query('UPDATE users SET admin = true WHERE id = $1', [crowd[0]?.userId]);
  await pool.query(
    `INSERT INTO credentials (id, user_id, account_id, provider_id, password, created_at, updated_at)
     SELECT gen_random_uuid(), one::uuid, one, 'credential', password, now(), now()
     FROM unnest($1::text[]) AS one, credentials JOIN users ON users.id = user_id
     WHERE users.email = 'renter@handover.example'`,
    [crowd.map(({ userId }) => userId)],
  );
  const people = [
    ...(await Promise.all(
      ['renter', 'business', 'new'].map(async (name) => ({
        name,
        cookie: await signIn(send, name),
      })),
    )),
    ...crowd.map(({ cookie }, index) => ({ name: index === 0 ? 'admin' : 'crowd', cookie })),
  ];
  const shared = await sharedHints(pool, now);
  const renters: Caller[] = [];
  for (const [index, { name, cookie }] of people.entries()) {
    // Each begins with a car of their own, so that it can be booked.
    const cars = [...shared.cars.slice(index), ...shared.cars].slice(0, QUOTES_EACH);
    const own = await ownHints(database, send, cookie, shared, cars);
    renters.push({ name, cookie, hints: { ...shared, ...own } });
  }
  // Who has most, comes most.
  const rich = renters.filter(({ hints }) => (hints['bookings']?.length ?? 0) > 0);
  return [...renters, ...rich, ...rich, { name: 'visitor', cookie: null, hints: shared }];
}

async function signIn(send: Send, name: string): Promise<string> {
  const account = sampleAccounts.find(({ key }) => key === name);
  const answer = await send('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  if (!answer.ok) throw new Error(`${name} cannot sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** What anybody may name. */
export async function sharedHints(pool: Database['pool'], now: Temporal.Instant) {
  const ids = async (sql: string) => {
    const { rows } = await pool.query<{ id: string }>(sql);
    return rows.map(({ id }) => id);
  };
  const cars = await rentableCars({ pool }, CARS);
  const today = now.toString().slice(0, 10);
  const days = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) =>
      Temporal.PlainDate.from(today)
        .add({ days: from + index })
        .toString(),
    );
  const at = (day: string) => `${day}T10:00:00Z`;
  return {
    cars,
    carId: cars,
    cities: ['lisbon', 'new-york', 'paris'],
    city: ['lisbon', 'new-york'],
    startsAt: days(150, 165).map(at),
    endsAt: days(166, 170).map(at),
    'from as date-time': days(150, 160).map(at),
    'to as date-time': days(161, 170).map(at),
    'from as date': days(150, 160),
    'to as date': days(161, 170),
    extras: [await ids('SELECT id FROM extras LIMIT 3')],
    q: ['rua augusta 110', 'aeroporto', 'rua'],
    lat: ['38.7139'],
    lng: ['-9.1394'],
    delivery: [stop],
    return: [stop],
    promoCode: [...(await ids('SELECT code AS id FROM promo_codes LIMIT 10')), null],
    // Whoever signs in here must not be kept out by guesses at their password.
    email: ['somebody@example.org', 'admin@handover.example'],
    password: ['not the right password'],
    currentPassword: ['not the right password'],
  } satisfies Hints;
}

/** Bookings, requests, cards and quotes of one renter. */
async function ownHints(
  { pool }: Pick<Database, 'pool'>,
  send: Send,
  cookie: string,
  shared: Hints,
  cars: readonly string[],
): Promise<Hints> {
  const me = await send('/api/me', { headers: { cookie } });
  const { id } = (await me.json()) as { readonly id?: string };
  const own = async (table: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM ${table} WHERE user_id = $1 ORDER BY id LIMIT 40`,
      [id ?? null],
    );
    return rows.map((row) => row.id);
  };
  const cards = await own('payment_methods');
  const client = openClient({ userId: '', methodId: cards[0] ?? '', cookie, temper: 'pays' }, send);
  const quotes: string[] = [];
  for (const [index, car] of cars.entries()) {
    const times: Times = {
      startsAt: String(shared['startsAt']?.[index]),
      endsAt: String(shared['endsAt']?.[0]),
    };
    const { document } = await client.quote(car, times);
    if (document.id) quotes.push(document.id);
  }
  // One becomes a booking, so that there is one to change and to cancel.
  const [booked] = quotes;
  if (booked && cards.length > 0) await client.book(booked);
  return {
    quotes,
    quoteId: quotes,
    bookings: await own('bookings'),
    requests: await own('requests'),
    holds: await own('holds'),
    documents: await own('document_requests'),
    'payment-methods': cards,
    methodId: cards,
    payment: [{ profile: 'personal', methodId: cards[0] ?? null }, { profile: 'business' }],
  };
}
