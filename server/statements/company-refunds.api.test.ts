import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setControls } from '../providers/payments/simulator/controls.ts';
import { completeRefund, failRefund } from '../providers/payments/simulator/refunds.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { statementTrouble } from '../testing/rentals/statement-trouble.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { linesOf } from './statement-lines.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
let business: Rental;
beforeAll(async () => {
  business = await openRental(rental.app, 'business@handover.example');
});
const {
  owing300,
  company,
  sweep,
  wait,
  owed,
  hear,
  simulator,
  payments,
  differences,
  theStatement,
  ...they
} = statementTrouble(() => business);
beforeEach(async () => {
  await setControls(simulator(), {});
  await owing300();
});

/** By card and by transfer: the card's 300.00 go back. */
const payTwice = async () => {
  await they.work(await they.pay());
  const { vat } = company();
  await they.support('paid', vat, '300', 'EUR', 'transfer 10');
  const card = (await payments()).find(({ kind }) => kind === 'card');
  await they.support('refund', vat, card?.reference ?? '');
};
const refunds = async () => (await payments()).filter(({ kind }) => kind === 'refund');
const statuses = async () => (await refunds()).map(({ status }) => status);
const lastRef = async () => (await refunds()).at(-1)?.provider_ref ?? '';
/** The bank sends the last one back. */
const bounce = async () => {
  const now = rental.app.deps.clock.now();
  expect(await failRefund(simulator(), await lastRef(), now)).toBe(true);
};

describe('a refund to a company', () => {
  it('that meets a short balance is asked for daily until there is enough', async () => {
    await setControls(simulator(), { isBalanceShort: true });
    await payTwice();
    expect(await statuses()).toEqual(['failed', 'pending']);
    for (let day = 0; day < 6; day += 1) {
      await wait(23);
      await sweep();
      expect(await refunds()).toHaveLength(2 + day);
      await wait(2);
      await sweep();
      expect(await refunds()).toHaveLength(3 + day);
    }
    expect(await owed()).toBe(0);
    await setControls(simulator(), {});
    await wait(25);
    await sweep();
    expect((await statuses()).at(-1)).toBe('succeeded');
    expect(await owed()).toBe(0);
    await wait(1);
    expect(await differences()).toEqual([]);
  });

  it('that is pending at the provider is read again until it has arrived', async () => {
    await setControls(simulator(), { refunds: 'pending' });
    await payTwice();
    await wait(40 * 24);
    await sweep();
    expect((await refunds())[0]?.check_again_at).not.toBeNull();
    await completeRefund(simulator(), await lastRef(), rental.app.deps.clock.now());
    await wait(25);
    await sweep();
    expect(await refunds()).toMatchObject([{ status: 'succeeded', check_again_at: null }]);
  });

  it('that the bank sends back is sent once more when the provider tells so', async () => {
    await payTwice();
    await bounce();
    await hear('refund', await lastRef());
    expect(await refunds()).toMatchObject([
      { status: 'failed', failure_code: 'lost_or_stolen_card' },
      { status: 'pending' },
    ]);
    await sweep();
    expect(await statuses()).toEqual(['failed', 'succeeded']);
  });

  it('that the bank sends back is noticed within a day when nobody tells', async () => {
    await payTwice();
    await bounce();
    await wait(25);
    await sweep();
    expect((await statuses())[0]).toBe('failed');
  });

  it('five times over is lost, and said once', async () => {
    await payTwice();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await wait(7 * 24);
      await sweep();
      await bounce();
      await wait(25);
      await sweep();
    }
    expect(await statuses()).toEqual(Array(5).fill('failed'));
    expect(await owed()).toBe(-300);
    await wait(1);
    expect(await differences()).toEqual(['company-refund-lost']);
  });

  it('that is sent back after a statement named it is on the next one, the other way round', async () => {
    await payTwice();
    await they.endMonth();
    await bounce();
    await hear('refund', await lastRef());
    await they.endMonth();
    const { id, closing } = await theStatement();
    const lines = await linesOf(business.db, id);
    expect(lines.map(({ kind, amount }) => [kind, amount / 10_000])).toEqual([
      ['refund-returned', -300],
      ['refund', 300],
    ]);
    expect([closing.amount, await owed()]).toEqual([0, 0]);
  });
});
