import { beforeAll, expect, test } from 'vitest';
import { moneyFromUnits } from '../../../domain/money.ts';
import { checkout } from '../../../i18n/en/checkout.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { AdditionalDrivers } from './additional-drivers.tsx';
import type { NamedDrivers } from './use-named-drivers.ts';

beforeAll(() => addWords('checkout', checkout));

const extra = { id: 'driver', pricePerDay: moneyFromUnits(9, 'EUR') } as NamedDrivers['extra'];
const nothing = () => {};
const shown = (more: Partial<NamedDrivers>) =>
  rendered(
    <AdditionalDrivers
      drivers={{
        ...{ extra, emails: [], problems: [], canAdd: true },
        ...{ add: nothing, remove: nothing, type: nothing, check: () => true },
        ...more,
      }}
    />,
  );
const fields = (html: string) => [...html.matchAll(/<input[^>]*type="email"[^>]*>/g)];

test('whoever books is asked whether anybody else drives, and told what it costs', () => {
  expect(shown({})).toContain('€9.00 a day each');
  expect(shown({})).toContain('Add driver');
  expect(fields(shown({}))).toEqual([]);
});

test('each additional driver has a field for their email, with what is wrong with it', () => {
  const two = shown({
    emails: ['ana@castro.example', ''],
    problems: [null, 'missing'],
    canAdd: false,
  });
  expect(fields(two).map(([field]) => field.includes('aria-invalid="true"'))).toEqual([
    false,
    true,
  ]);
  expect(two).toContain('value="ana@castro.example"');
  expect(two).not.toContain('Add another driver');
});

test('a city that offers no such extra asks nobody', () => {
  expect(shown({ extra: undefined })).toBe('');
});
