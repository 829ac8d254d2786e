import type { CarDetail } from '../../../contract/cars.ts';
import { toChargeableCents } from '../../../domain/money.ts';
import { carPath } from '../../page/car-path.ts';
import { previewPicture } from '../../page/preview-picture.ts';
import { carName } from './car-name.ts';

interface PreviewTexts {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
}

/** What another site shows of a link to a car, and what a search engine reads. */
export function linkPreview(
  car: CarDetail,
  { title, description, siteName }: PreviewTexts,
  origin: string,
  showsRating: boolean,
) {
  const url = new URL(carPath(car.id), origin).href;
  const absolute = (path: string) => new URL(path, origin).href;
  const photograph = car.photos.find(({ drawn }) => !drawn);
  const picture = photograph ?? car.photos[0];
  return [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absolute(photograph?.url ?? previewPicture.path) },
    { property: 'og:image:width', content: String(photograph?.width ?? previewPicture.width) },
    { property: 'og:image:height', content: String(photograph?.height ?? previewPicture.height) },
    { property: 'og:image:alt', content: photograph ? carName(car) : siteName },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': productOf(
        car,
        { url, image: picture && absolute(picture.url), description },
        showsRating,
      ),
    },
  ];
}

function productOf(
  car: CarDetail,
  page: { readonly url: string; readonly image: string | undefined; readonly description: string },
  showsRating: boolean,
) {
  const { currency } = car.pricePerDay;
  const price = (toChargeableCents(car.pricePerDay) / 100).toFixed(2);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: carName(car),
    description: page.description,
    brand: { '@type': 'Brand', name: car.brand },
    ...(page.image ? { image: page.image } : {}),
    ...(showsRating && car.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: car.rating.average.toFixed(1),
            reviewCount: car.rating.count,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url: page.url,
      price,
      priceCurrency: currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        unitCode: 'DAY',
      },
    },
  };
}
