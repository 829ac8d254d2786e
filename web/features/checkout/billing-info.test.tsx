import { beforeAll, expect, test } from 'vitest';
import { checkout } from '../../../i18n/en/checkout.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { BillingInfo } from './billing-info.tsx';

beforeAll(() => addWords('checkout', checkout));

const me = { name: 'Ana Sample', address: '1 Sample Square', taxNumber: 'PT123456789' };
const company = {
  id: '00000000-0000-4000-8000-000000000031',
  name: 'Sample Trading, Lda.',
  address: '2 Sample Street',
  vat: 'PT999999990',
  balances: [],
  isAdministrator: false,
};
const facts = (shown: string) => [...shown.matchAll(/<d[td][^>]*>([^<]+)</g)].map(([, it]) => it);

test('a person is billed by name, address and tax number [R-CHECKOUT-005]', () => {
  expect(facts(rendered(<BillingInfo me={me} company={null} />))).toEqual([
    'Name',
    me.name,
    'Address',
    me.address,
    'Tax number',
    me.taxNumber,
  ]);
});

test('a company is billed by its name, address and VAT number instead [R-CHECKOUT-006 R-DATA-025]', () => {
  expect(facts(rendered(<BillingInfo me={me} company={company} />))).toEqual([
    'Company',
    company.name,
    'Address',
    company.address,
    'VAT number',
    company.vat,
  ]);
});
