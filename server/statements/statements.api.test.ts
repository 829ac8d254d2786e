import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StatementList } from '../../contract/statements.ts';
import { moneyFromUnits } from '../../domain/money.ts';
import { runCommand } from '../operator/run-command.ts';
import { openPostOffice } from '../testing/post-office.ts';
import { textOfPdf } from '../testing/read-pdf.ts';
import { openCompany, type TestCompany, writeInvoice } from '../testing/rentals/company.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { makeStatements } from './make-statements.ts';
import { statementAttachment } from './statement-attachment.ts';
import { statementSweeps } from './statement-workers.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});
let business: Rental;
beforeAll(async () => {
  business = await openRental(rental.app, 'business@handover.example');
});
let company: TestCompany;
beforeEach(async () => {
  company = await openCompany(business);
});

const at = (instant: string) => business.app.deps.clock.moveTo(Temporal.Instant.from(instant));
const sweep = async () => {
  for (const one of statementSweeps(business.app.deps)) await one();
};
const list = async () => (await business.read('/api/me/company/statements', StatementList)).items;
const support = (...words: string[]) => runCommand(business.app.deps, ['company', ...words]);
const invoiced = async (units: number, when: string, kind: 'invoice' | 'credit-note' = 'invoice') =>
  writeInvoice(
    business.db,
    company,
    kind,
    moneyFromUnits(units, 'EUR').amount,
    Temporal.Instant.from(when),
  );
const mails = () =>
  openPostOffice(business.app, {
    attachmentsOf: { 'company-statement': statementAttachment(business.app.deps) },
  }).mailTo(company.billingEmail);
const subjects = async () => (await mails()).map(({ subject }) => subject).toReversed();
const units = ({ amount }: { readonly amount: number }) => amount / 10_000;

describe('a statement', () => {
  it('is made when the month has ended everywhere, and sent once, however often it is asked for', async () => {
    await invoiced(300, '2027-03-12T10:00:00Z');
    await at('2027-04-01T11:59:00Z');
    await sweep();
    expect(await list()).toEqual([]);
    await at('2027-04-01T12:01:00Z');
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    const [statement, ...others] = await list();
    expect(others).toEqual([]);
    expect(statement).toMatchObject({ month: '2027-03', state: 'due', dueOn: '2027-04-15' });
    expect(statement && units(statement.left)).toBe(300);
    expect(await subjects()).toEqual(['March 2027 statement: €300.00']);
  });

  it('of a run that was cut off is made by the next', async () => {
    await invoiced(300, '2027-03-12T10:00:00Z');
    await at('2027-04-01T12:01:00Z');
    const { deps } = business.app;
    const cutOff = { ...deps.jobs, enqueue: () => Promise.reject(new Error('killed')) };
    await expect(makeStatements({ ...deps, jobs: cutOff })).rejects.toThrow('killed');
    expect(await list()).toEqual([]);
    await sweep();
    expect(await list()).toHaveLength(1);
    expect(await subjects()).toHaveLength(1);
  });

  it('is made for every month that was missed; only the last asks for money', async () => {
    await invoiced(300, '2027-03-12T10:00:00Z');
    await invoiced(200, '2027-04-12T10:00:00Z');
    await at('2027-07-02T00:00:00Z');
    await sweep();
    const made = (await list()).toReversed();
    expect(made.map(({ month, closing, state }) => [month, units(closing), state])).toEqual([
      ['2027-03', 300, 'carried-forward'],
      ['2027-04', 500, 'carried-forward'],
      ['2027-05', 500, 'carried-forward'],
      ['2027-06', 500, 'due'],
    ]);
    expect((await subjects()).toSorted()).toEqual([
      'April 2027 statement: nothing to pay',
      'June 2027 statement: €500.00',
      'March 2027 statement: nothing to pay',
      'May 2027 statement: nothing to pay',
    ]);
  });

  it('is not made for a month in which nothing happened and nothing is owed', async () => {
    await at('2027-05-02T00:00:00Z');
    await sweep();
    expect(await list()).toEqual([]);
    expect(await subjects()).toEqual([]);
  });

  it('has what came too late for the last one, and a month ends by the calendar of the city', async () => {
    await invoiced(300, '2027-03-12T10:00:00Z');
    await at('2027-04-01T12:01:00Z');
    await sweep();
    await invoiced(20, '2027-03-31T22:00:00Z');
    await invoiced(7, '2027-04-30T23:30:00Z'); // May 1 in Lisbon
    await at('2027-05-01T12:01:00Z');
    await sweep();
    const [april] = await list();
    expect(april && units(april.closing)).toBe(320);
    await at('2027-06-01T12:01:00Z');
    await sweep();
    const [may] = await list();
    expect(may && units(may.closing)).toBe(327);
  });

  it('says on paper what is owed, what was paid, until when and how to pay', async () => {
    await invoiced(300, '2027-02-12T10:00:00Z');
    await at('2027-03-01T12:01:00Z');
    await sweep();
    await at('2027-03-05T12:01:00Z');
    await support('paid', company.vat, '250.00', 'EUR', 'transfer 7');
    await invoiced(120, '2027-03-12T10:00:00Z');
    await invoiced(45.5, '2027-03-20T10:00:00Z', 'credit-note');
    await at('2027-04-01T12:01:00Z');
    await sweep();
    const [statement] = await list();
    const path = `/api/me/company/statements/${statement?.id}`;
    const file = Buffer.from(await (await business.send('GET', path)).arrayBuffer());
    const text = await textOfPdf(file);
    for (const said of [
      'Statement, March 2027',
      'Brought forward from the last statement €300.00',
      'Mar 05, 2027 Bank transfer received transfer 7 -€250.00',
      /Mar 12, 2027 Invoice TEST-\d+ Booking \w+/,
      /Credit note TEST-\d+ .*-€45\.50/s,
      'Payments received -€250.00',
      'Amount due €124.50',
      'Please pay by Apr 15, 2027.',
      'IBAN PT50',
      `Use the reference ST 2027-03 EUR ${company.vat}.`,
      'open the Business tab of your wallet',
      'Handover Lisbon, sample company',
    ]) {
      expect(text.replaceAll('\n', ' ')).toMatch(said);
    }
    const raw = file.toString('latin1');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).not.toContain('Helvetica');
    const [mail] = await mails();
    expect(mail?.text).toContain('€124.50 is due by Apr 15, 2027.');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      'handover-statement-2027-03-eur.pdf',
    ]);
  });

  it('names who sells also where nothing happened but a debt is left', async () => {
    await invoiced(300, '2027-03-12T10:00:00Z');
    await at('2027-05-01T12:01:00Z');
    await sweep();
    const [april] = await list();
    const path = `/api/me/company/statements/${april?.id}`;
    const text = await textOfPdf(
      new Uint8Array(await (await business.send('GET', path)).arrayBuffer()),
    );
    expect(text).toContain('Statement, April 2027');
    expect(text).toContain('Handover Lisbon, sample company');
    expect(text).not.toContain('Document');
  });

  it('is kept in the wallet and not sent where nobody is named who pays the bills', async () => {
    await support('billing', company.vat, 'none');
    await invoiced(300, '2027-03-12T10:00:00Z');
    await at('2027-04-01T12:01:00Z');
    await sweep();
    expect(await list()).toHaveLength(1);
    expect(await subjects()).toEqual([]);
  });

  it('is for administrators of the company only', async () => {
    await invoiced(300, '2027-03-12T10:00:00Z');
    await at('2027-04-01T12:01:00Z');
    await sweep();
    const [statement] = await list();
    await support('member', company.vat, 'business@handover.example');
    const paths = ['', `/${statement?.id}`].map((end) => `/api/me/company/statements${end}`);
    for (const path of paths) expect((await business.send('GET', path)).status).toBe(404);
    await support('administrator', company.vat, 'business@handover.example');
    for (const path of paths) expect((await business.send('GET', path)).status).toBe(200);
    await expect(support('administrator', company.vat, 'renter@handover.example')).rejects.toThrow(
      'does not book for',
    );
  });
});

describe('reminders', () => {
  beforeEach(async () => {
    await invoiced(300, '2027-03-12T10:00:00Z');
    await at('2027-04-01T12:01:00Z');
    await sweep();
  });
  const reminders = async () => (await subjects()).filter((one) => one.startsWith('Overdue'));

  it('are sent 3 and 10 days after the due date, once each', async () => {
    await at('2027-04-17T23:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
    await at('2027-04-18T01:00:00Z');
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await reminders()).toEqual(['Overdue: €300.00 for March 2027']);
    await support('paid', company.vat, '100', 'EUR', 'a part');
    await at('2027-04-25T01:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([
      'Overdue: €300.00 for March 2027',
      'Overdue: €200.00 for March 2027',
    ]);
    await at('2027-04-30T01:00:00Z');
    await sweep();
    expect(await reminders()).toHaveLength(2);
  });

  it('of those missed only the last is sent, and none once it is paid', async () => {
    await at('2027-04-28T01:00:00Z');
    await sweep();
    expect(await reminders()).toHaveLength(1);
    const other = await openCompany(business);
    company = other;
    await invoiced(50, '2027-04-12T10:00:00Z');
    await at('2027-05-01T12:01:00Z');
    await sweep();
    await support('paid', other.vat, '50', 'EUR', 'all of it');
    expect((await list())[0]?.state).toBe('paid');
    await at('2027-05-28T01:00:00Z');
    await sweep();
    expect(await reminders()).toEqual([]);
  });
});
