import { expect, test } from 'vitest';
import type { Statement } from './statement-row.ts';
import { statementSheet } from './statement-sheet.ts';

const statement: Statement = {
  id: '00000000-0000-4000-8000-000000000001',
  company_id: '00000000-0000-4000-8000-000000000002',
  month: '2026-10',
  currency: 'USD',
  brought_forward: 0,
  closing: 0,
  due_on: '2026-11-30',
  reminders: 0,
  made_at: new Date('2026-11-01T12:00:00Z'),
  snapshot: {
    company: { name: 'Sample Industries, Inc.', address: '2 Sample Street', vat: '11-1111111' },
    sellers: [
      { series: 'NYC', name: 'Seller', address: '1 Sample Street', taxNumber: '00-0000000' },
    ],
    bankAccount: null,
  },
};

const wordsIn = (countryCode: string) =>
  JSON.stringify(
    statementSheet(statement, {
      countryCode,
      lines: [],
      contact: { email: 'hello@handover.example', phone: '+1 212 555 0100' },
      siteUrl: 'https://handover.example',
    }),
  );

test('a statement in dollars has tax IDs, one in euros the VAT number', () => {
  const american = wordsIn('US');
  for (const number of ['00-0000000', '11-1111111']) expect(american).toContain(`Tax ID ${number}`);
  expect(american).not.toMatch(/VAT|Tax number/);
  const european = wordsIn('PT');
  expect(european).toContain('Tax number 00-0000000');
  expect(european).toContain('VAT 11-1111111');
});
