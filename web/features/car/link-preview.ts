import type { AssetDetail } from '../../../contract/assets.ts';
import { toChargeableCents } from '../../../domain/money.ts';
import { previewPicture } from '../../page/preview-picture.ts';
import { carName } from './car-name.ts';
import { carPath } from './car-path.ts';

interface PreviewTexts {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
}

/** What another site shows of a link to a car, and what a search engine reads. */
export function linkPreview(
  asset: AssetDetail,
  { title, description, siteName }: PreviewTexts,
  origin: string,
  showsRating: boolean,
) {
  const url = new URL(carPath(asset.id), origin).href;
  const absolute = (path: string) => new URL(path, origin).href;
  const photograph = asset.photos.find(({ drawn }) => !drawn);
  const picture = photograph ?? asset.photos[0];
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
    { property: 'og:image:alt', content: photograph ? carName(asset) : siteName },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': productOf(
        asset,
        { url, image: picture && absolute(picture.url), description },
        showsRating,
      ),
    },
  ];
}

function productOf(
  asset: AssetDetail,
  page: { readonly url: string; readonly image: string | undefined; readonly description: string },
  showsRating: boolean,
) {
  const { currency } = asset.pricePerDay;
  const price = (toChargeableCents(asset.pricePerDay) / 100).toFixed(2);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: carName(asset),
    description: page.description,
    brand: { '@type': 'Brand', name: asset.brand },
    ...(page.image ? { image: page.image } : {}),
    ...(showsRating && asset.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: asset.rating.average.toFixed(1),
            reviewCount: asset.rating.count,
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
