import { data } from 'react-router';
import { formatMoney } from '../../domain/format-money.ts';
import { car } from '../../i18n/en/car.ts';
import { extras } from '../../i18n/en/extras.ts';
import { fleet } from '../../i18n/en/fleet.ts';
import { price } from '../../i18n/en/price.ts';
import { addWords, words } from '../../i18n/words.ts';
import { carName } from '../features/car/car-name.ts';
import { CarPage } from '../features/car/car-page.tsx';
import { linkPreview } from '../features/car/link-preview.ts';
import { loadCar } from '../features/car/load-car.ts';
import { MissingCar } from '../features/car/missing-car.tsx';
import { propulsionWord } from '../features/car/propulsion-word.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/car';

addWords('car', car);
addWords('extras', extras);
addWords('fleet', fleet);
addWords('price', price);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cookies = request.headers.get('Cookie');
  const found = await loadCar(api, params.id, cookies, { insured: false });
  if (!found) return data(null, { status: 404 });
  const reviews = found.reviewsEnabled ? await api.listReviews({ params }) : null;
  return data({ car: found, reviews, origin: new URL(request.url).origin });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(words.t('missing.title', { ns: 'car' }));
  const { car } = loaderData.car;
  const said = { name: carName(car), city: car.city.name };
  const page = words.t('title', { ns: 'car', ...said });
  const facts = [
    words.t('card.seats', { ns: 'fleet', count: car.seats }),
    words.t(`transmissions.${car.transmission}`, { ns: 'fleet' }),
    words.t(propulsionWord(car.propulsionType, car.city.countryCode), { ns: 'fleet' }),
  ].map((fact) => fact.toLowerCase());
  const description = words.t('description', {
    ns: 'car',
    ...said,
    facts,
    price: formatMoney(car.pricePerDay),
  });
  const texts = { title: page, description, siteName: words.t('brand') };
  return [
    { title: words.t('title.page', { page }) },
    ...linkPreview(car, texts, loaderData.origin, loaderData.reviews !== null),
  ];
}

export default function Car({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingCar />;
  const { car, reviews } = loaderData;
  return (
    <CityEnglish countryCode={car.car.city.countryCode}>
      <CarPage key={car.car.id} data={car} reviews={reviews} />
    </CityEnglish>
  );
}
