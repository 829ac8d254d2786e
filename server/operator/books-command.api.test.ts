import { expect, it } from 'vitest';
import { RequestRecord } from '../../contract/requests.ts';
import type { Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { runCommand } from './run-command.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);

const books = async (...words: string[]) =>
  (await runCommand(rental.app.deps, ['books', ...words])).lines.map((line) => line.trimEnd());

it('a month of invoices has each with its tax, and credit notes counted against', async () => {
  const { id, invoices } = await rental.book();
  const path = `/api/bookings/${id}/actions`;
  await rental.work((await rental.done(path, { action: 'user-cancel' }, RequestRecord)).id);
  const lines = await books('invoices', '2027-03');
  const total = (invoices[0]?.total.amount ?? 0) / 10_000;
  expect(lines[0]).toMatch(/^number,kind,corrects,issued_at,booking,seller,/);
  const invoice = lines.find((line) => line.startsWith(`${invoices[0]?.number},invoice,`));
  expect(invoice).toContain('"Handover Lisbon, sample company"');
  expect(invoice).toMatch(new RegExp(`EUR,23,[\\d.]+,[\\d.]+,${total}$`));
  const note = lines.find((line) => line.includes(`,credit-note,${invoices[0]?.number},`));
  expect(note).toMatch(new RegExp(`,-${total}$`));
  expect(await books('invoices', '2031-01')).toHaveLength(1);
});

it('a month of payments, fees and payouts is that of ledger and provider', async () => {
  const { reference, charged } = await rental.book();
  const paid = charged.amount / 10_000;
  const payments = await books('payments', '2027-03');
  const charge = payments.find((line) => line.includes(`,${reference},`));
  expect(charge).toContain(`charge,succeeded,${paid},EUR,${reference},simulator,pi_`);
  const ref = charge?.split(',').at(-1);
  const fee = (await books('fees', '2027-03')).find((line) => line.endsWith(`,${ref}`));
  const kept = (Math.round(paid * 100 * 0.015) + 25) / 100;
  expect(fee).toContain(`,charge,${paid},${kept},`);
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-12T10:00:00Z'));
  expect((await books('payouts', '2027-03')).slice(1).join('\n')).toMatch(/payout,-[\d.]+,0,/);
});

it('a month of payments has those of companies, too', async () => {
  const paid = ['paid', 'PT999999990', '120.50', 'EUR', 'transfer, 17'];
  await runCommand(rental.app.deps, ['company', ...paid]);
  const [line] = (await books('payments', '2027-03')).filter((one) => one.includes('company-'));
  expect(line).toMatch(/company-transfer,succeeded,120.5,EUR,PT999999990,,"transfer, 17"$/);
});

it('says how it is used', async () => {
  await expect(books('invoices', '2027-13')).rejects.toThrow('npm run books');
  await expect(books('everything', '2027-03')).rejects.toThrow('npm run books');
});
