import { describe, expect, test } from 'vitest';
import type { AssetDetail } from '../../../contract/assets.ts';
import { linkPreview } from './link-preview.ts';

const drawing = {
  url: '/pictures/cars/suv-moss-side.svg',
  width: 640,
  height: 420,
  view: 'side',
  drawn: true,
} as const;

const asset: AssetDetail = {
  id: '00000000-0000-4000-8000-000000000002',
  brand: 'Volvo',
  model: 'XC40',
  year: 2024,
  category: 'D',
  bodyType: 'SUV',
  seats: 5,
  doors: 5,
  luggages: 3,
  transmission: 'AUTOMATIC',
  propulsionType: 'HYBRID',
  greenVehicle: true,
  features: [],
  dailyMileageLimit: null,
  pricePerDay: { amount: 740000, currency: 'USD', precision: 4 },
  rating: { average: 4.75, count: 27 },
  photos: [drawing],
  extraIds: [],
  base: { latitude: 40.7, longitude: -74 },
  city: {
    id: 'new-york',
    name: 'New York',
    countryCode: 'US',
    timeZone: 'America/New_York',
    currency: 'USD',
    turnaroundMinutes: 120,
  },
};
const texts = { title: 'Volvo XC40 in New York', description: 'A car.', siteName: 'Handover' };
const origin = 'https://handover.example';
const previewOf = (car: AssetDetail, showsRating = true) =>
  linkPreview(car, texts, origin, showsRating);

describe('a link to a car', () => {
  test('has an absolute address and an absolute picture', () => {
    const preview = previewOf(asset);
    expect(preview).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${origin}/assets/${asset.id}`,
    });
    expect(preview).toContainEqual({
      property: 'og:image',
      content: `${origin}/og.png`,
    });
  });

  test('shows a photograph where there is one: other sites draw no SVG', () => {
    const photograph = { ...drawing, url: '/uploads/1.jpg', drawn: false };
    expect(previewOf({ ...asset, photos: [drawing, photograph] })).toContainEqual({
      property: 'og:image',
      content: `${origin}/uploads/1.jpg`,
    });
  });

  test('offers the car by the day, with its true rating, and none while reviews are off', () => {
    const [product] = previewOf(asset).flatMap((tag) =>
      'script:ld+json' in tag ? [tag['script:ld+json']] : [],
    );
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Volvo XC40',
      aggregateRating: { ratingValue: '4.8', reviewCount: 27 },
      offers: { price: '74.00', priceCurrency: 'USD' },
    });
    expect(JSON.stringify(previewOf(asset, false))).not.toContain('aggregateRating');
  });
});
