import { beforeAll, expect, test } from 'vitest';
import { car } from '../../../i18n/en/car.ts';
import { fleet } from '../../../i18n/en/fleet.ts';
import { price } from '../../../i18n/en/price.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import type { ShellUser } from '../../page/shell-data.ts';
import { aQuote } from '../price/price.fixture.ts';
import { PricePanel } from '../price/price-panel.tsx';
import { aCar } from './car.fixture.ts';
import { usePricedCar } from './use-priced-car.ts';

beforeAll(() => {
  addWords('car', car);
  addWords('fleet', fleet);
  addWords('price', price);
});

const stop = { at: '2026-05-02T13:00:00Z', when: 'Saturday, May 02, 09:00am', where: 'Broadway' };
const trip = { city: aCar.city, delivery: stop, return: stop };
const live = { state: { status: 'known', price: aQuote }, retry: () => {} } as const;

function Panel() {
  return <PricePanel mode="details" car={usePricedCar(aCar)} trip={trip} live={live} />;
}
const shownTo = (user: ShellUser | null) => rendered(<Panel />, {}, user);

const renter = {
  ...{ name: 'Maya Castro', email: 'maya@castro.example', emailVerified: true },
  ...{ needsVerification: true, documentsInProgress: false },
};
const fee = '$45.00 for ages 21 to 24';

test('the panel announces the young driver fee until we know who drives', () => {
  expect(shownTo(null)).toContain(fee);
  expect(shownTo(renter)).toContain(fee);
  expect(shownTo({ ...renter, needsVerification: false })).not.toContain(fee);
});
