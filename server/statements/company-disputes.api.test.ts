import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDispute, openDispute } from '../providers/payments/simulator/disputes.ts';
import { openPostOffice } from '../testing/post-office.ts';
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
const trouble = statementTrouble(() => business);
const { company, theStatement, owed, ledger, differences, wait, hear, simulator } = trouble;
beforeEach(async () => {
  await trouble.owing300();
  await trouble.work(await trouble.pay());
});

const now = () => rental.app.deps.clock.now();
/** The cardholder complains to their bank about what paid the statement, and we are told. */
const disputed = async (isInquiry = false) => {
  const card = (await trouble.payments()).find(({ kind }) => kind === 'card');
  const complaint = { reason: 'fraudulent', isInquiry };
  const ref = await openDispute(simulator(), card?.provider_ref ?? '', complaint, now());
  await hear('dispute', ref ?? '');
  return ref ?? '';
};
const decided = async (ref: string, outcome: 'won' | 'lost') => {
  expect(await closeDispute(simulator(), ref, outcome, now())).toBe(true);
  await hear('dispute', ref);
};
const cases = async () =>
  (
    await business.db
      .selectFrom('company_disputes')
      .innerJoin('company_payments', 'company_payments.id', 'payment_id')
      .select(['company_disputes.status', 'company_disputes.amount'])
      .where('company_id', '=', company().id)
      .execute()
  ).map(({ status, amount }) => `${status} ${amount / 10_000}`);

describe('a card payment of a statement that is disputed', () => {
  it('opens a case; the statement is due again and the limit is used', async () => {
    expect((await theStatement()).state).toBe('paid');
    const ref = await disputed();
    await hear('dispute', ref);
    expect(await cases()).toEqual(['needs-response 300']);
    expect(await theStatement()).toMatchObject({ state: 'due', left: { amount: 3_000_000 } });
    expect(await owed()).toBe(300);
    expect(await ledger()).toEqual(['card succeeded 300', 'dispute succeeded 300']);
    await wait(1);
    expect(await differences()).toEqual([]);
  });

  it('is told to operations once, with the statement', async () => {
    await hear('dispute', await disputed());
    const { operationsEmail } = rental.app.deps.config;
    const mails = await openPostOffice(business.app).mailTo(operationsEmail);
    const about = mails.filter(({ text }) => text.includes(company().vat));
    expect(about).toHaveLength(1);
    expect(about[0]?.subject).toMatch(/^Dispute: €300.00 paid by Company \d+, Lda\.$/);
  });

  it('waits on Today for whoever keeps the accounts, where its currency is paid in, until it is decided', async () => {
    const ref = await disputed();
    const needs = async (email: string, cityId: string) => {
      const { api } = await rental.app.operate(email);
      const today = await api.getToday({ query: { cityId } });
      return (today.needs ?? []).filter(({ companyId }) => companyId === company().id);
    };
    expect(await needs('owner@handover.example', 'lisbon')).toEqual([
      expect.objectContaining({
        kind: 'company-dispute',
        action: 'company',
        amount: expect.objectContaining({ amount: 3_000_000, currency: 'EUR' }),
        by: expect.any(String),
        renter: expect.objectContaining({ email: company().billingEmail }),
      }),
    ]);
    expect(await needs('owner@handover.example', 'new-york')).toEqual([]);
    expect(await needs('desk@handover.example', 'lisbon')).toEqual([]);
    await decided(ref, 'lost');
    expect(await needs('owner@handover.example', 'lisbon')).toEqual([]);
  });

  it('is paid again when the bank finds it right', async () => {
    await decided(await disputed(), 'won');
    expect(await cases()).toEqual(['won 300']);
    expect([(await theStatement()).state, await owed()]).toEqual(['paid', 0]);
    await wait(1);
    expect(await differences()).toEqual([]);
  });

  it('stays due when the bank does not, and is on the next statement', async () => {
    const ref = await disputed();
    await decided(ref, 'lost');
    expect(await cases()).toEqual(['lost 300']);
    await hear('dispute', ref);
    expect([(await theStatement()).state, await owed()]).toEqual(['due', 300]);
    await trouble.endMonth();
    const { id, state } = await theStatement();
    const lines = await linesOf(business.db, id);
    expect(lines.map(({ kind, amount }) => [kind, amount / 10_000])).toEqual([
      ['card', -300],
      ['dispute', 300],
    ]);
    expect(state).toBe('due');
    expect(await differences()).toEqual([]);
  });

  it('is refunded once, by the bank or by us', async () => {
    const ref = await disputed();
    const card = (await trouble.payments()).find(({ kind }) => kind === 'card');
    await trouble.support('paid', company().vat, '300', 'EUR', 'transfer 10');
    await trouble.support('refund', company().vat, card?.reference ?? '');
    expect(await ledger()).toContain('refund failed 300');
    await wait(1);
    expect([await owed(), await differences()]).toEqual([0, []]);
    await decided(ref, 'won');
    await trouble.sweep();
    expect(await ledger()).toContain('refund succeeded 300');
    await wait(1);
    expect([await owed(), await differences()]).toEqual([0, []]);
  });

  it('is found by the hourly check when nobody tells, and once its evidence is due', async () => {
    const card = (await trouble.payments()).find(({ kind }) => kind === 'card');
    const complaint = { reason: 'fraudulent' };
    await openDispute(simulator(), card?.provider_ref ?? '', complaint, now());
    await trouble.tidy();
    expect(await cases()).toEqual(['needs-response 300']);
    await wait(12 * 24);
    expect(await differences()).toEqual(['dispute-unanswered']);
  });

  it('is only a case as long as the bank only asks', async () => {
    await disputed(true);
    expect(await cases()).toEqual(['inquiry 300']);
    expect([(await theStatement()).state, await owed()]).toEqual(['paid', 0]);
    await wait(1);
    expect(await differences()).toEqual([]);
  });
});
