import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '../../testing/operate-as.ts';
import { claiming } from '../../testing/rentals/claims.ts';
import { ALWAYS_ASKS } from '../../testing/rentals/deposit-approvals.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

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
const {
  goTo,
  returned,
  claim,
  read,
  agree,
  object,
  answer,
  pay,
  path,
  ledger,
  mails,
  differences,
} = claiming(
  () => rental,
  () => desk,
);
const units = ({ amount }: { readonly amount: number }) => amount / 10_000;
const says = 'Looked at again with the workshop.';

describe('a claim', () => {
  it('is shown at once with everything, and takes nothing for 48 hours', async () => {
    const id = await returned();
    const which = await claim(id, 18_600);
    const shown = await read(which);
    expect(shown).toMatchObject({ status: 'open', settledAt: null, toPay: null });
    expect(shown.answerBy).toMatch(/^2027-03-26T09:01:0/);
    expect([shown.split.fromDeposit, shown.split.fromCard, shown.split.letGo].map(units)).toEqual([
      186, 0, 164,
    ]);
    expect(await mails(id)).toEqual(['claim-made']);
    await goTo('2027-03-26T09:00:00Z', id);
    expect(await ledger(id)).toEqual([]);
    const { status, deposit, claims } = await rental.booking(id);
    expect([status, deposit?.state]).toEqual(['completed', 'held']);
    expect(claims).toMatchObject([{ id: which.claimId, status: 'open' }]);
    expect(await mails(id)).toEqual(['claim-made', 'claim-reminder']);
    expect(await differences(id)).toEqual([]);
  });

  it('that nobody answers is taken from the deposit at its hour, and the rest is let go', async () => {
    const id = await returned();
    const which = await claim(id, 18_600);
    await goTo('2027-03-26T09:02:00Z', id);
    expect(await read(which)).toMatchObject({
      status: 'unanswered',
      settledAt: expect.any(String),
    });
    expect(units((await read(which)).taken)).toBe(186);
    expect(await ledger(id)).toEqual(['deposit-capture succeeded 18600']);
    const booking = await rental.booking(id);
    expect([booking.status, booking.deposit?.state]).toEqual(['processed', 'taken']);
    expect(booking.invoices.map(({ kind, total }) => [kind, units(total)]).at(-1)).toEqual([
      'invoice',
      186,
    ]);
    expect((await mails(id)).at(-1)).toBe('claim-taken');
    expect(await differences(id)).toEqual([]);
  });

  it('that is agreed to is taken at once; pressed twice it is taken once', async () => {
    const id = await returned();
    const which = await claim(id, 12_000);
    expect(await agree(which)).toMatchObject({ status: 'accepted', due: { amount: 1_200_000 } });
    expect(await rental.refused(`${path(which)}/answer`, { answer: 'agree' })).toBe(
      'claim_answered',
    );
    expect(await ledger(id)).toEqual(['deposit-capture succeeded 12000']);
    expect(await differences(id)).toEqual([]);
  });

  it('beyond the deposit goes to the card for what the hold does not reach', async () => {
    const id = await returned();
    const which = await claim(id, 50_000);
    const { split } = await agree(which);
    expect([split.fromDeposit, split.fromCard].map(units)).toEqual([350, 150]);
    expect(await ledger(id)).toEqual(['deposit-capture succeeded 35000', 'charge succeeded 15000']);
    expect((await read(which)).settledAt).not.toBeNull();
    expect(await differences(id)).toEqual([]);
  });

  it('of two is taken together with the other: a hold can be taken only once', async () => {
    const id = await returned();
    const [one, other] = [await claim(id, 10_000), await claim(id, 5_000)];
    await agree(one);
    expect(await ledger(id)).toEqual([]);
    await agree(other);
    expect(await ledger(id)).toEqual(['deposit-capture succeeded 15000']);
    expect([(await read(one)).taken, (await read(other)).taken].map(units)).toEqual([100, 50]);
    expect(await differences(id)).toEqual([]);
  });

  it('that is objected to is decided by somebody else, and reduced to less', async () => {
    const id = await returned();
    const which = await claim(id, 18_600);
    expect(await object(which)).toMatchObject({ status: 'objected', objection: 'It was not me.' });
    await goTo('2027-03-28T09:01:00Z', id);
    expect(await ledger(id)).toEqual([]);
    const params = which;
    await expect(
      judge.api.decideClaim({
        params,
        body: {
          decision: 'reduce',
          to: { amount: 1_860_000, currency: 'EUR', precision: 4 },
          words: says,
        },
      }),
    ).rejects.toMatchObject({ code: 'not_reduced' });
    await judge.api.decideClaim({
      params,
      body: {
        decision: 'reduce',
        to: { amount: 1_000_000, currency: 'EUR', precision: 4 },
        words: says,
      },
    });
    await rental.advance(id);
    expect(await ledger(id)).toEqual(['deposit-capture succeeded 10000']);
    expect(await mails(id)).toEqual(['claim-made', 'claim-decided', 'claim-taken']);
    expect(await differences(id)).toEqual([]);
  });

  it('that its own maker would decide is refused', async () => {
    const id = await returned();
    const body = {
      kind: 'toll',
      words: says,
      paper: { number: '1', at: '2027-03-21T09:00:00Z' },
    } as const;
    const { claimId } = await judge.api.makeClaim({
      params: { id },
      body: { ...body, amount: { amount: 100_000, currency: 'EUR', precision: 4 } },
    });
    await object({ id, claimId });
    await expect(
      judge.api.decideClaim({ params: { id, claimId }, body: { decision: 'uphold', words: says } }),
    ).rejects.toMatchObject({ code: 'own_claim' });
  });

  it('decided before its 48 hours still waits for them', async () => {
    const id = await returned();
    const which = await claim(id, 9_000);
    await object(which);
    await judge.api.decideClaim({ params: which, body: { decision: 'uphold', words: says } });
    await rental.advance(id);
    expect(await ledger(id)).toEqual([]);
    await goTo('2027-03-26T09:02:00Z', id);
    expect(await ledger(id)).toEqual(['deposit-capture succeeded 9000']);
  });

  it('whose objection nobody decides in 14 days is decided for the renter, and the deposit let go', async () => {
    const id = await returned();
    const which = await claim(id, 18_600);
    await object(which);
    await goTo('2027-03-31T09:00:00Z', id);
    expect((await rental.booking(id)).deposit?.state).toBe('held');
    await goTo('2027-04-07T09:02:00Z', id);
    expect((await read(which)).status).toBe('rejected');
    const { status, deposit } = await rental.booking(id);
    expect([status, deposit?.state]).toEqual(['processed', 'released']);
    expect((await mails(id)).at(-1)).toBe('claim-undecided');
    expect(await ledger(id)).toEqual([]);
    expect(await differences(id)).toEqual([]);
  });

  it('that is withdrawn gives back what was taken, with a credit note', async () => {
    const id = await returned();
    const which = await claim(id, 50_000);
    await agree(which);
    await desk.api.withdrawClaim({ params: which, body: { words: 'It was there before.' } });
    await rental.advance(id);
    expect((await ledger(id)).slice(2).toSorted()).toEqual([
      'refund succeeded 15000',
      'refund succeeded 35000',
    ]);
    expect(units((await read(which)).taken)).toBe(0);
    const documents = (await rental.booking(id)).invoices.map(({ kind }) => kind);
    expect(documents.filter((kind) => kind === 'credit-note')).toHaveLength(2);
    expect((await mails(id)).at(-1)).toBe('claim-withdrawn');
    expect(await differences(id)).toEqual([]);
    await expect(
      desk.api.withdrawClaim({ params: which, body: { words: 'Once more.' } }),
    ).rejects.toMatchObject({ code: 'claim_over' });
  });

  it('after silence can be objected to for 14 days, and what was taken goes back', async () => {
    const id = await returned();
    const which = await claim(id, 18_600);
    await goTo('2027-03-26T09:02:00Z', id);
    await goTo('2027-04-05T09:00:00Z', id);
    await object(which);
    await judge.api.decideClaim({ params: which, body: { decision: 'reject', words: says } });
    await rental.advance(id);
    expect(await ledger(id)).toEqual(['deposit-capture succeeded 18600', 'refund succeeded 18600']);
    expect(await differences(id)).toEqual([]);
  });

  it('weeks later, with no deposit left, is charged to the card', async () => {
    const id = await returned();
    await goTo('2027-03-25T09:00:00Z', id);
    expect((await rental.booking(id)).status).toBe('processed');
    await goTo('2027-05-10T09:00:00Z', id);
    expect((await rental.booking(id)).status).toBe('finished');
    const which = await claim(id, 6_000);
    await goTo('2027-05-12T09:01:00Z', id);
    expect(await ledger(id)).toEqual(['charge succeeded 6000']);
    expect((await read(which)).settledAt).not.toBeNull();
    expect(await differences(id)).toEqual([]);
  });

  it('whose bank wants to see the renter waits for them, and they pay on the claim’s page', async () => {
    const id = await returned();
    await goTo('2027-03-25T09:00:00Z', id);
    const card = await rental.card(ALWAYS_ASKS);
    await rental.db
      .updateTable('bookings')
      .set({ payment_method_id: card })
      .where('id', '=', id)
      .execute();
    const which = await claim(id, 6_000);
    await goTo('2027-03-27T09:01:00Z', id);
    expect((await read(which)).toPay).toEqual({
      amount: { amount: 600_000, currency: 'EUR', precision: 4 },
      wantsApproval: true,
    });
    expect((await mails(id)).at(-1)).toBe('claim-unpaid');
    const { id: requestId, awaiting } = await pay(which);
    await rental.authenticate(awaiting?.clientSecret ?? '');
    expect((await rental.work(requestId)).status).toBe('accepted');
    expect(await ledger(id)).toEqual(['charge failed 6000', 'charge succeeded 6000']);
    expect(await rental.refused(`${path(which)}/payment`, undefined)).toBe('nothing_to_pay');
    expect(await differences(id)).toEqual([]);
  });

  it('needs evidence: what nobody sealed is nobody’s damage', async () => {
    const id = await returned();
    const params = { id };
    const words = 'A scratch on the left rear door.';
    const amount = { amount: 1_000_000, currency: 'EUR', precision: 4 } as const;
    await expect(
      desk.api.makeClaim({ params, body: { kind: 'damage', amount, words, views: ['left'] } }),
    ).rejects.toMatchObject({ code: 'evidence_missing' });
    const paper = { number: '1', at: '2027-03-25T09:00:00Z' };
    await expect(
      desk.api.makeClaim({ params, body: { kind: 'fine', amount, words, paper } }),
    ).rejects.toMatchObject({ code: 'outside_the_trip' });
    expect(await mails(id)).toEqual([]);
  });

  it('of others is nobody’s business, and nobody answers for them', async () => {
    const which = await claim(await returned(), 1_000);
    const stranger = await rental.app.signIn('business@handover.example');
    const asked = await rental.app.request(path(which), { headers: { cookie: stranger } });
    expect(asked.status).toBe(404);
    await answer(which, { answer: 'agree' });
  });
});
