import { describe, expect, test } from 'vitest';
import type { CarDetail } from '../../../contract/cars.ts';
import { aCar } from './car.fixture.ts';
import { linkPreview } from './link-preview.ts';

const texts = { title: 'Volvo XC40 in New York', description: 'A car.', siteName: 'Handover' };
const origin = 'https://handover.example';
const previewOf = (car: CarDetail, showsRating = true) =>
  linkPreview(car, texts, origin, showsRating);
const productOf = (car: CarDetail) =>
  previewOf(car).flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))[0];

describe('a link to a car', () => {
  test('has an absolute address and an absolute picture', () => {
    const preview = previewOf(aCar);
    expect(preview).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${origin}/assets/${aCar.id}`,
    });
    expect(preview).toContainEqual({
      property: 'og:image',
      content: `${origin}/og.png`,
    });
  });

  test('shows a photograph where there is one: other sites draw no SVG', () => {
    const photograph = {
      url: '/uploads/1.jpg',
      width: 640,
      height: 360,
      view: 'side',
      drawn: false,
    } as const;
    expect(previewOf({ ...aCar, photos: [...aCar.photos, photograph] })).toContainEqual({
      property: 'og:image',
      content: `${origin}/uploads/1.jpg`,
    });
  });

  test('offers the car by the day, with its true rating, and none while reviews are off', () => {
    expect(productOf(aCar)).toMatchObject({
      '@type': 'Product',
      name: 'Volvo XC40',
      aggregateRating: { ratingValue: '4.8', reviewCount: 27 },
      offers: { price: '74.00', priceCurrency: 'USD' },
    });
    expect(JSON.stringify(previewOf(aCar, false))).not.toContain('aggregateRating');
  });

  test('says the price that the page shows, rounded up to the cent [R-CAR-030]', () => {
    const pricePerDay = { amount: 74_0012, currency: 'USD', precision: 4 } as const;
    expect(productOf({ ...aCar, pricePerDay })).toMatchObject({ offers: { price: '74.01' } });
  });
});
