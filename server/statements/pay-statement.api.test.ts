import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ErrorAnswer } from '../../contract/errors.ts';
import { RequestRecord } from '../../contract/requests.ts';
import type { Statement } from '../../contract/statements.ts';
import { moneyFromUnits } from '../../domain/money.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { writeInvoice } from '../testing/rentals/company.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { statementTrouble } from '../testing/rentals/statement-trouble.ts';
import { withRental } from '../testing/rentals/with-rental.ts';

const ALWAYS_ASKS = '4000002760003184';
const DECLINED = '4000000000000341';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
let business: Rental;
beforeAll(async () => {
  business = await openRental(rental.app, 'business@handover.example');
});
const { owing300, company, theStatement, sweep, work, payments, ledger, support, ...paying } =
  statementTrouble(() => business);
let statement: Statement;
beforeEach(async () => {
  await owing300();
  statement = await theStatement();
});

const open = paying.owed;
const path = () => `/api/me/company/statements/${statement.id}/payments`;
const body = async (methodId?: string) => ({
  methodId: methodId ?? (await business.ownCard()),
  amount: statement.left,
});
const { pay } = paying;
const expectBooksAgree = async () =>
  expect((await reconcile(business.app.deps)).differences).toEqual([]);
const subjects = async (recipient: string) =>
  (await openPostOffice(business.app).mailTo(recipient)).map(({ subject }) => subject);

describe('a statement', () => {
  it('is paid by card, with a receipt to the payer and to the company', {
    tags: ['embedded'],
  }, async () => {
    const request = await pay();
    expect(await theStatement()).toMatchObject({ state: 'paying', openRequest: request.id });
    expect((await work(request)).status).toBe('accepted');
    await work(request);
    expect(await theStatement()).toMatchObject({ state: 'paid', openRequest: null });
    expect(await open()).toBe(0);
    expect(await ledger()).toEqual(['card succeeded 300']);
    const receipt = 'Payment received: €300.00';
    expect(await subjects(company().billingEmail)).toContain(receipt);
    expect(await subjects('business@handover.example')).toContain(receipt);
    await expectBooksAgree();
    expect(await business.refused(path(), await body())).toBe('nothing_to_pay');
  });

  it('waits for the bank where it asks, and goes on when it is answered', async () => {
    const request = await pay(await business.card(ALWAYS_ASKS));
    const { awaiting } = await work(request);
    expect(awaiting?.kind).toBe('card_authentication');
    expect((await theStatement()).state).toBe('paying');
    await business.authenticate(awaiting?.clientSecret ?? '');
    expect((await work(request)).status).toBe('accepted');
    expect(await ledger()).toEqual(['card succeeded 300']);
    await expectBooksAgree();
  });

  it('is not paid by a card that is refused, and can be paid with another', async () => {
    const request = await pay(await business.card(DECLINED));
    expect(await work(request)).toMatchObject({ status: 'failure', errorCode: 'card_declined' });
    expect(await theStatement()).toMatchObject({ state: 'due', openRequest: null });
    await work(await pay());
    expect(await ledger()).toEqual(['card failed 300', 'card succeeded 300']);
    await expectBooksAgree();
  });

  it('that nobody approved is not charged, and can be paid again', async () => {
    const request = await pay(await business.card(ALWAYS_ASKS));
    const { awaiting } = await work(request);
    const { clock } = business.app.deps;
    await clock.moveTo(clock.now().add({ minutes: 16 }));
    await sweep();
    expect(await work(request)).toMatchObject({ status: 'failure' });
    expect((await theStatement()).state).toBe('due');
    await business.authenticate(awaiting?.clientSecret ?? '').catch(() => {});
    expect(await ledger()).toEqual(['card failed 300']);
    await expectBooksAgree();
  });

  it('is charged once, by how many it is asked for at once', async () => {
    const asked = await Promise.all(
      [1, 2, 3].map(async () => business.send('POST', path(), await body())),
    );
    expect(asked.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    const refusal = asked.find(({ status }) => status === 409);
    expect(ErrorAnswer.parse(await refusal?.json()).error.code).toBe('payment_under_way');
    const taken = RequestRecord.parse(await asked.find(({ status }) => status === 202)?.json());
    await Promise.all([work(taken), work(taken)]);
    expect(await ledger()).toEqual(['card succeeded 300']);
    await expectBooksAgree();
  });

  it('takes no other amount than what is left, and no card of somebody else', async () => {
    await support('paid', company().vat, '100', 'EUR', 'a part');
    expect(await business.refused(path(), await body())).toBe('price_changed');
    expect(await business.refused(path(), await body(await rental.ownCard()))).toBe('not_found');
    statement = await theStatement();
    await work(await pay());
    expect(await open()).toBe(0);
    expect(await ledger()).toEqual(['transfer succeeded 100', 'card succeeded 200']);
  });
});

describe('what was paid twice goes back', () => {
  it('by itself, when the transfer arrived while the card was charged', async () => {
    const request = await pay(await business.card(ALWAYS_ASKS));
    const { awaiting } = await work(request);
    await support('paid', company().vat, '250', 'EUR', 'transfer 9');
    const newer = moneyFromUnits(80, 'EUR').amount;
    await writeInvoice(business.db, company(), 'invoice', newer, business.app.deps.clock.now());
    await business.authenticate(awaiting?.clientSecret ?? '');
    await work(request);
    expect((await ledger()).toSorted()).toEqual([
      'card succeeded 300',
      'refund succeeded 250',
      'transfer succeeded 250',
    ]);
    expect(await open()).toBe(80);
    await expectBooksAgree();
  });

  it('by support, once for one payment', async () => {
    await work(await pay());
    await support('paid', company().vat, '300', 'EUR', 'transfer 10');
    const card = (await payments()).find(({ kind }) => kind === 'card');
    await support('refund', company().vat, card?.reference ?? '');
    await support('refund', company().vat, card?.reference ?? '');
    expect((await ledger()).toSorted()).toEqual([
      'card succeeded 300',
      'refund succeeded 300',
      'transfer succeeded 300',
    ]);
    expect(await open()).toBe(0);
    await expectBooksAgree();
    await expect(support('refund', company().vat, 'transfer 10')).rejects.toThrow(
      'No card payment',
    );
  });
});

it('reconcile sees a payment at the provider that the company’s ledger does not know', async () => {
  await work(await pay());
  await business.db
    .updateTable('company_payments')
    .set({ amount: 1 })
    .where('company_id', '=', company().id)
    .execute();
  const { differences } = await reconcile(business.app.deps);
  expect(differences).toMatchObject([
    { kind: 'amount-differs', reference: `company ${company().vat}` },
  ]);
});
