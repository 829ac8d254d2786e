import { expect, test } from 'vitest';
import { money } from '../../../domain/money.ts';
import type { Invoice } from '../invoices/invoice-row.ts';
import { invoiceSheet } from './invoice-sheet.ts';

const total = money(10_000, 'USD');
const invoice: Invoice = {
  id: '00000000-0000-4000-8000-000000000001',
  booking_id: '00000000-0000-4000-8000-000000000002',
  kind: 'invoice',
  number: 'NYC-2026-000001',
  series: 'NYC',
  year: 2026,
  ordinal: 1,
  company_id: null,
  corrects: null,
  payment_id: null,
  credit_entry_id: null,
  total: total.amount,
  currency: 'USD',
  issued_at: new Date('2026-11-01T12:00:00Z'),
  snapshot: {
    cause: 'rental',
    seller: { series: 'NYC', name: 'Seller', address: '1 Sample Street', taxNumber: '00-0000000' },
    buyer: {
      name: 'Sample Industries, Inc.',
      address: '2 Sample Street',
      taxNumber: '11-1111111',
      isCompany: true,
      driver: null,
    },
    trip: {
      reference: 'ABCD2345',
      car: 'Honda Civic',
      city: 'New York',
      timeZone: 'America/New_York',
      startsAt: '2026-11-02T12:00:00Z',
      endsAt: '2026-11-04T12:00:00Z',
      days: 2,
    },
    lines: [],
    taxes: [{ rateBasisPoints: 887.5, net: money(9_185, 'USD'), tax: money(815, 'USD') }],
    paid: [],
  },
};

const wordsIn = (countryCode: string) =>
  JSON.stringify(
    invoiceSheet(invoice, {
      countryCode,
      invoices: [invoice],
      contact: { email: 'hello@handover.example', phone: '+1 212 555 0100' },
      cancelledAt: null,
      drivers: [],
    }),
  );

test('an American invoice has tax IDs and sales tax, a European one the VAT number', () => {
  const american = wordsIn('US');
  for (const said of ['Tax ID 00-0000000', 'Tax ID 11-1111111', 'Sales tax rate', '"Sales tax"']) {
    expect(american).toContain(said);
  }
  expect(american).not.toMatch(/VAT|Tax number/);
  const european = wordsIn('PT');
  for (const said of ['Tax number 00-0000000', 'VAT 11-1111111', '"Tax rate"']) {
    expect(european).toContain(said);
  }
});
