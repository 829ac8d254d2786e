import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OpenedSimulator,
  openSimulator,
  sampleCharge,
} from '../../../testing/stripe-simulator.ts';
import { testNow } from '../../../testing/test-database.ts';

let close: OpenedSimulator['close'];
let database: OpenedSimulator['database'];
let account: OpenedSimulator['account'];
beforeAll(async () => {
  ({ close, database, account } = await openSimulator());
});
afterAll(() => close());

describe('the sample data', () => {
  const ledger = () =>
    database.kysely
      .selectFrom('payments')
      .select(['kind', 'provider_ref', 'amount', 'currency'])
      .where('provider', '=', 'simulator')
      .where('status', '=', 'succeeded')
      .where('created_at', '<=', new Date(testNow.epochMilliseconds))
      .execute();

  it('is in the books of the provider, payment by payment', async () => {
    const kinds = {
      charge: 'charge',
      hold: 'deposit-hold',
      release: 'deposit-release',
      capture: 'deposit-capture',
      dispute: 'dispute',
      'dispute-reversal': 'dispute-reversal',
      refund: 'refund',
    } as const;
    const long = Temporal.Instant.fromEpochMilliseconds(0);
    const payments = await Array.fromAsync(account.listPayments(long));
    const theirs = payments
      .filter(({ ref }) => ref.startsWith('sample_'))
      .map(({ kind, ref, cents, currency }) => [kinds[kind], ref, cents, currency].join(' '));
    const ours = (await ledger()).map(({ kind, provider_ref, amount, currency }) =>
      [kind, provider_ref, Math.ceil(amount / 100), currency].join(' '),
    );
    expect(ours.length).toBeGreaterThan(50);
    expect(theirs.sort()).toEqual(ours.sort());
  });

  it('can be charged, given back and freed', async () => {
    const outcome = await account.charge(
      { ...sampleCharge, paymentId: randomUUID() },
      randomUUID(),
    );
    expect(outcome).toMatchObject({ status: 'succeeded' });
    const rows = await ledger();
    const refs = (kind: string) =>
      rows.filter((row) => row.kind === kind).map(({ provider_ref }) => provider_ref ?? '');
    const held = refs('deposit-hold').find((ref) => !refs('deposit-release').includes(ref)) ?? '';
    expect(await account.readPayment(held)).toMatchObject({ status: 'held', ref: held });
    await account.release(held, randomUUID());
    expect(await account.readPayment(held)).toEqual({ status: 'released', ref: held });
    const paymentRef = refs('charge').find((ref) => !refs('refund').includes(ref)) ?? '';
    const refund = await account.refund(
      { paymentRef, cents: 100, paymentId: randomUUID() },
      randomUUID(),
    );
    expect(refund).toMatchObject({ status: 'succeeded' });
  });

  it('has objects with the very fields of those that are made by calls', async () => {
    const customerRef = await account.createCustomer(
      { userId: randomUUID(), email: 'a@handover.example', name: 'Sample' },
      randomUUID(),
    );
    expect(customerRef).toMatch(/^cus_/);
    const payment = () => ({ ...sampleCharge, paymentId: randomUUID() });
    const charge = await account.charge(payment(), randomUUID());
    await account.hold(payment(), randomUUID());
    const back = { paymentRef: charge.ref ?? '', cents: 100, paymentId: randomUUID() };
    await account.refund(back, randomUUID());
    const { rows } = await database.pool.query<{ object: string; sample: boolean; keys: string }>(`
      SELECT DISTINCT object, id LIKE '%sample\\_%' AS sample,
        (SELECT string_agg(key, ' ' ORDER BY key) FROM jsonb_object_keys(body) key) AS keys
      FROM simulator.stripe_objects
      WHERE object IN ('customer', 'payment_intent', 'charge', 'refund', 'event')`);
    const keysOf = (object: string, sample: boolean) =>
      rows.filter((row) => row.object === object && row.sample === sample).map(({ keys }) => keys);
    for (const object of ['customer', 'payment_intent', 'charge', 'refund', 'event']) {
      expect(keysOf(object, true), object).toEqual(keysOf(object, false));
    }
  });
});
