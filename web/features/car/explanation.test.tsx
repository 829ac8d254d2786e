import { beforeAll, expect, test } from 'vitest';
import { car } from '../../../i18n/en/car.ts';
import { price } from '../../../i18n/en/price.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { aCar } from './car.fixture.ts';
import { Explanation } from './explanation.tsx';

beforeAll(() => {
  addWords('car', car);
  addWords('price', price);
});

const shown = (hasMileageLimit: boolean) =>
  rendered(
    <Explanation
      modificationHours={2}
      hasMileageLimit={hasMileageLimit}
      youngDriverFees={aCar.city.youngDriverFees}
    />,
  );

test('it explains the handover and leads to the questions and answers [R-CAR-013 R-ROUTE-013]', () => {
  expect(shown(false)).toContain('Up to 2 hours before delivery');
  expect(shown(false)).toMatch(/<a [^>]*href="\/faq"[^>]*>Read the FAQ</);
});

test('there is no mileage limit unless the car has one, and refuelling is in the price [R-PRODUCT-007]', () => {
  expect(shown(false)).toContain(
    'Unlimited mileage. Delivery, collection and refuelling are included.',
  );
  expect(shown(true)).not.toContain('Unlimited mileage');
  expect(shown(true)).toContain('refuelling are included');
});

test('a fee that depends on the driver’s age is announced, with its ages', () => {
  expect(shown(false)).toContain(
    'Young drivers pay a daily fee: $120.00 for ages 18 to 20 and $45.00 for ages 21 to 24.',
  );
});
