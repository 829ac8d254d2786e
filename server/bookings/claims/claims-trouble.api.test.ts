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
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
beforeAll(async () => {
  desk = await rental.app.operate('desk@handover.example');
});
const { goTo, returned, claim, answer, read, ledger, mails, differences } = claiming(
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
