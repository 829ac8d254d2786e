import { beforeAll, describe, expect, it } from 'vitest';
import type { PaymentAccount } from '../../providers/payments/port.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { claiming } from '../../testing/rentals/claims.ts';
import { away, dying, providerTrouble } from '../../testing/rentals/provider-trouble.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { advanceBooking } from '../life/advance-booking.ts';
import { paymentsOf, standingHold } from '../money/payments.ts';

let rental: Rental;
let desk: StaffMember;
let judge: StaffMember;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
beforeAll(async () => {
  desk = await rental.app.operate('desk@handover.example');
  judge = await rental.app.operate('owner@handover.example');
});
const { goTo, returned, claim, answer, object, read, ledger, mails, differences } = claiming(
  () => rental,
  () => desk,
);
const { workWith } = providerTrouble(() => rental);
const account = () => rental.app.deps.paymentProvider.accountOf('EUR');
/** A worker whose provider behaves as given; what it could not do is left to the next. */
const advanceWith = (id: string, changes: Partial<PaymentAccount>) =>
  expect(advanceBooking(workWith(changes), id)).rejects.toThrow();
const agree = (which: Parameters<typeof answer>[0]) => answer(which, { answer: 'agree' });

describe('a claim', { timeout: 120_000 }, () => {
  it('whose money a provider that is away does not take is taken once it is back', async () => {
    const id = await returned();
    const which = await claim(id, 10_000);
    await agree(which);
    await advanceWith(id, { capture: away });
    expect(await ledger(id)).toEqual(['deposit-capture pending 10000']);
    await expect(
      desk.api.withdrawClaim({ params: which, body: { words: 'Too late.' } }),
    ).rejects.toMatchObject({ code: 'claim_in_progress' });
    await rental.advance(id);
    expect(await ledger(id)).toEqual(['deposit-capture succeeded 10000']);
    expect(await differences(id)).toEqual([]);
  });

  it('is taken once when the node dies before it hears the answer, also when the key is forgotten', async () => {
    const [one, other] = [await returned(), await returned()];
    for (const id of [one, other]) {
      await agree(await claim(id, 10_000));
      await advanceWith(id, { capture: dying(account().capture) });
    }
    await rental.advance(one);
    await goTo('2027-03-25T12:00:00Z', other);
    for (const id of [one, other]) {
      expect(await ledger(id)).toEqual(['deposit-capture succeeded 10000']);
      expect(await differences(id)).toEqual([]);
    }
  });

  it('goes to the card as a whole when its bank has ended the hold meanwhile', async () => {
    const id = await returned();
    const which = await claim(id, 10_000);
    const hold = standingHold(await paymentsOf(rental.db, id));
    await account().release(hold?.provider_ref ?? '', 'by the bank');
    await agree(which);
    await rental.advance(id);
    expect(await ledger(id)).toEqual(['deposit-capture failed 10000', 'charge succeeded 10000']);
    expect((await read(which)).settledAt).not.toBeNull();
    expect(await differences(id)).toEqual([]);
  });

  it('asks the card for nothing before it is known what of the deposit pays it', async () => {
    const id = await returned();
    const hold = standingHold(await paymentsOf(rental.db, id));
    const held = (hold?.amount ?? 0) / 100;
    // Of the first, 50 cents are for the card; what that leaves of the hold is too small to be charged alone.
    const [first, second] = [await claim(id, held + 15), await claim(id, 10_000)];
    await agree(first);
    await agree(second);
    await advanceWith(id, { capture: away });
    expect(await ledger(id)).toEqual([`deposit-capture pending ${held}`]);
    await account().release(hold?.provider_ref ?? '', `bank:${id}`);
    await rental.advance(id);
    expect(await ledger(id)).toEqual([
      `deposit-capture failed ${held}`,
      `charge succeeded ${held + 15}`,
      'charge succeeded 10000',
    ]);
    for (const which of [first, second]) expect((await read(which)).settledAt).not.toBeNull();
    expect(await differences(id)).toEqual([]);
  });

  it('that the card refuses is tried again, told at first and at last, and left to its renter', async () => {
    const id = await returned();
    await goTo('2027-03-25T09:00:00Z', id);
    const card = await rental.card('4000000000000341');
    const next = { payment_method_id: card };
    await rental.db.updateTable('bookings').set(next).where('id', '=', id).execute();
    const which = await claim(id, 10_000);
    await goTo('2027-03-29T09:00:00Z', id);
    expect(await ledger(id)).toEqual(Array.from({ length: 4 }, () => 'charge failed 10000'));
    expect((await mails(id)).filter((one) => one === 'claim-unpaid')).toHaveLength(2);
    expect(await read(which)).toMatchObject({
      settledAt: null,
      toPay: { amount: { amount: 1_000_000 }, wantsApproval: false },
    });
    expect(await differences(id)).toEqual([]);
  });

  it('keeps its deposit held for as long as it is open, whatever the bank’s weeks are', async () => {
    const id = await returned();
    await answer(await claim(id, 10_000), { answer: 'object', words: 'It was not me.' });
    await goTo('2027-04-05T09:00:00Z', id);
    const holds = (await paymentsOf(rental.db, id)).filter(({ kind }) => kind === 'deposit-hold');
    expect(holds.length).toBeGreaterThan(2);
    expect((await rental.booking(id)).deposit?.state).toBe('held');
    expect(await differences(id)).toEqual([]);
  });
});

describe('a claim that is objected to while it is not known whether its charge was made', {
  timeout: 120_000,
}, () => {
  /** The deposit is free again, nobody answers for 48 hours, and the card is asked as given. */
  const objected = async (charge: PaymentAccount['charge']) => {
    const id = await returned();
    await goTo('2027-03-25T09:00:00Z', id);
    const which = await claim(id, 10_000);
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-27T09:01:00Z'));
    await advanceWith(id, { charge });
    await object(which);
    return which;
  };
  const decide = async (
    which: Awaited<ReturnType<typeof claim>>,
    decision: 'uphold' | 'reject',
  ) => {
    await judge.api.decideClaim({ params: which, body: { decision, words: 'We looked again.' } });
    await rental.advance(which.id);
  };

  it('is found to be charged, and given back once the objection is right', async () => {
    const which = await objected(dying(account().charge));
    await goTo('2027-03-27T10:00:00Z', which.id);
    expect(await ledger(which.id)).toEqual(['charge succeeded 10000']);
    await decide(which, 'reject');
    expect(await ledger(which.id)).toEqual(['charge succeeded 10000', 'refund succeeded 10000']);
    expect(await differences(which.id)).toEqual([]);
  });

  it('is charged once and settled when it is upheld', async () => {
    const which = await objected(dying(account().charge));
    await goTo('2027-03-27T10:00:00Z', which.id);
    await decide(which, 'uphold');
    expect(await ledger(which.id)).toEqual(['charge succeeded 10000']);
    expect((await read(which)).settledAt).not.toBeNull();
    expect((await mails(which.id)).filter((one) => one === 'claim-taken')).toHaveLength(1);
    expect(await differences(which.id)).toEqual([]);
  });

  it('is never charged after nobody decided in time', async () => {
    const which = await objected(away);
    await goTo('2027-04-20T09:00:00Z', which.id);
    expect(await ledger(which.id)).toEqual(['charge failed 10000']);
    expect((await read(which)).status).toBe('rejected');
    expect(await mails(which.id)).not.toContain('claim-unpaid');
    expect(await differences(which.id)).toEqual([]);
  });
});
