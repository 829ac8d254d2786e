import { beforeAll, expect, test } from 'vitest';
import { checkout } from '../../../i18n/en/checkout.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { BankScreen } from './bank-screen.tsx';
import { WorkingScreen } from './working-screen.tsx';

beforeAll(() => addWords('checkout', checkout));

const shown = (patience: 'usual' | 'very-long', amount: string | null) =>
  rendered(
    <WorkingScreen
      state={{ phase: 'working', patience, isReachable: true }}
      isCompany={false}
      carName="Volvo XC40"
      amount={amount}
    />,
  );

test('while it is paid, car, amount and that nobody is charged twice stay on the screen', () => {
  for (const patience of ['usual', 'very-long'] as const) {
    expect(shown(patience, '$404.80')).toContain('Volvo XC40, $404.80');
    expect(shown(patience, '$404.80')).toContain('You won’t be charged twice.');
  }
});

test('so they do while the bank’s window is open', () => {
  const shown = rendered(<BankScreen carName="Volvo XC40" amount="$404.80" />);
  expect(shown).toContain('Your bank is asking you to approve the payment');
  expect(shown).toContain('Volvo XC40, $404.80');
  expect(shown).toContain('You won’t be charged twice.');
  expect(shown).not.toContain('<dialog');
});

test('after a reload the price may not be known yet; the car is', () => {
  expect(shown('usual', null)).toContain('Volvo XC40');
});
