import { expect, test } from 'vitest';
import type { Statement } from '../../../../contract/statements.ts';
import type { PaymentMethod } from '../../../../contract/wallet.ts';
import { moneyFromUnits } from '../../../../domain/money.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { BusinessBilling } from './business-billing.tsx';
import { WalletCard } from './wallet-card.tsx';

const visa: PaymentMethod = {
  id: '00000000-0000-4000-8000-000000000001',
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2031,
  funding: 'credit',
  wallet: null,
  currencies: ['EUR', 'USD'],
  createdAt: '2027-03-05T09:04:07Z',
};
const amex = { ...visa, id: '00000000-0000-4000-8000-000000000002', brand: 'amex', last4: '0005' };
const me = { name: 'Ana Sample', address: '1 Sample Street', taxNumber: null };
const company = {
  id: visa.id,
  name: 'Sample Trading',
  address: 'Praça 1',
  vat: 'PT999999990',
  balances: [],
  isAdministrator: false,
};
const wallet = (cards: readonly PaymentMethod[], paymentsEnabled = true) =>
  rendered(<WalletCard me={me} cards={cards} cities={[]} company={null} statements={[]} />, {
    paymentsEnabled,
  });

test('a card shows its brand, its last four digits, its expiry and since when it is there [A-WALLET-002]', () => {
  const shown = wallet([visa]);
  expect(shown).toContain('Visa ending in 4242');
  expect(shown).toContain('Expires 08/31');
  expect(shown).toContain('Added 03/05/2027 9:04:07am');
});

test('cards stand in the order the server gives them, the newest first [A-WALLET-004]', () => {
  expect(wallet([amex, visa])).toMatch(/ending in 0005.*ending in 4242/s);
});

test('a card says in which cities it pays only where there is more than one account', () => {
  expect(wallet([visa])).not.toContain('For trips in');
  const cities = [
    { name: 'Lisbon', currency: 'EUR' },
    { name: 'Porto', currency: 'EUR' },
    { name: 'New York', currency: 'USD' },
  ] as const;
  const shown = (currencies: PaymentMethod['currencies']) =>
    rendered(
      <WalletCard
        me={me}
        cards={[{ ...visa, currencies }]}
        cities={cities}
        company={null}
        statements={[]}
      />,
    );
  expect(shown(['EUR'])).toContain('For trips in Lisbon and Porto<');
  expect(shown(['USD'])).toContain('For trips in New York<');
  expect(shown([])).not.toContain('For trips in');
});

test('an expired card is called so', () => {
  expect(wallet([{ ...visa, expYear: 2026 }])).toContain('Expired 08/26');
});

test('an empty wallet says so and offers to add a card [A-WALLET-005]', () => {
  const shown = wallet([]);
  expect(shown).toContain('No cards added yet');
  expect(shown).toContain('Add card');
});

test('with payments switched off no card is added or removed [A-WALLET-021]', () => {
  expect(wallet([visa])).toMatch(/>Remove</);
  expect(wallet([visa])).toContain('Add card');
  const shown = wallet([visa], false);
  expect(shown).toContain('Card payments are unavailable right now.');
  expect(shown).not.toMatch(/Add card|>Remove</);
});

test('the personal billing info is the renter’s name, address and tax number [A-WALLET-007]', () => {
  expect(wallet([])).toMatch(/Main billing info.*Ana Sample.*1 Sample Street.*Tax number.*N\/A/s);
});

test('the company’s billing info is its name, address and VAT number [A-WALLET-008]', () => {
  const shown = rendered(<BusinessBilling company={company} statements={[]} />);
  expect(shown).toMatch(/Main billing info.*Sample Trading.*Praça 1.*VAT number.*PT999999990/s);
});

test('without a company there is no payment method on the business side [A-WALLET-006]', () => {
  expect(rendered(<BusinessBilling company={null} statements={[]} />)).toContain(
    'no payment method',
  );
});

const eur = (units: number) => moneyFromUnits(units, 'EUR');
const statement: Statement = {
  id: visa.id,
  month: '2027-02',
  broughtForward: eur(0),
  closing: eur(300),
  left: eur(300),
  state: 'due',
  dueOn: '2027-03-15',
  openRequest: null,
};
const statements = (
  given: readonly Statement[] | null,
  { isAdministrator = true, paymentsEnabled = true } = {},
) =>
  rendered(<BusinessBilling company={{ ...company, isAdministrator }} statements={given} />, {
    paymentsEnabled,
  });

test('an administrator sees each statement with its state, its file and the way to pay', () => {
  const shown = statements([
    statement,
    { ...statement, id: amex.id, month: '2027-01', state: 'paid', left: eur(0) },
  ]);
  expect(shown).toMatch(/February 2027.*€300\.00.*Due by Mar 15, 2027.*Pay by card/s);
  expect(shown).toMatch(/January 2027.*Paid/s);
  expect(shown.match(/>Pay by card</g)).toHaveLength(1);
  expect(shown).toContain(`href="/api/me/company/statements/${visa.id}"`);
});

test('what is overdue, part paid, carried over, under way or nothing is called so', () => {
  const state = (more: Partial<Statement>) => statements([{ ...statement, ...more }]);
  expect(state({ state: 'overdue', left: eur(100) })).toMatch(
    /Overdue since Mar 15, 2027.*€100\.00 of €300\.00 left to pay/s,
  );
  expect(state({ state: 'carried-forward' })).toContain('Carried over to your next statement');
  expect(state({ state: 'paying' })).toContain('Payment in progress');
  expect(state({ state: 'paying' })).not.toContain('Finish payment');
  expect(state({ state: 'paying', openRequest: visa.id })).toContain('Finish payment');
  expect(state({ state: 'paid', closing: eur(-20), left: eur(0) })).toMatch(
    /€0\.00.*Nothing to pay/s,
  );
});

test('no statements yet, none that could be had, none for others, and no paying while it is off', () => {
  expect(statements([])).toContain('No statements yet');
  expect(statements(null)).toMatch(/role="alert".*We couldn’t load your statements\..*Try again/s);
  expect(statements([statement], { isAdministrator: false })).not.toContain('Statements');
  expect(statements([statement], { paymentsEnabled: false })).not.toContain('Pay by card');
});
