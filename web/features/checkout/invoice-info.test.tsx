import { beforeAll, expect, it } from 'vitest';
import { moneyFromUnits } from '../../../domain/money.ts';
import { checkout } from '../../../i18n/en/checkout.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { InvoiceInfo } from './invoice-info.tsx';

beforeAll(() => addWords('checkout', checkout));

const balance = { open: moneyFromUnits(950, 'EUR'), limit: moneyFromUnits(1_000, 'EUR') };
const company = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Sample Trading, Lda.',
  address: '2 Sample Street',
  vat: 'PT999999990',
  balances: [balance],
  isAdministrator: false,
};
const shown = (overLimit: typeof balance | null) =>
  rendered(<InvoiceInfo company={company} overLimit={overLimit} />);

it('says before the booking that it would go beyond the company’s limit, and only then', () => {
  expect(shown(null)).not.toContain('role="alert"');
  expect(shown(balance)).toContain('€950.00 of €1,000.00');
});
