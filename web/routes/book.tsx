import { data, redirect } from 'react-router';
import { car } from '../../i18n/en/car.ts';
import { extras } from '../../i18n/en/extras.ts';
import { fleet } from '../../i18n/en/fleet.ts';
import { price } from '../../i18n/en/price.ts';
import { addWords, words } from '../../i18n/words.ts';
import { carName } from '../features/car/car-name.ts';
import { loadCar } from '../features/car/load-car.ts';
import { MissingCar } from '../features/car/missing-car.tsx';
import { canBook } from '../features/extras/can-book.ts';
import { ExtrasPage } from '../features/extras/extras-page.tsx';
import { readSearchState } from '../features/trip/state/search-cookie.ts';
import { carPath } from '../page/car-path.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/book';

addWords('car', car);
addWords('extras', extras);
addWords('fleet', fleet);
addWords('price', price);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const cookies = request.headers.get('Cookie');
  if (!canBook(readSearchState(cookies))) throw redirect('/');
  const found = await loadCar(context.get(apiContext), params.id, cookies, { insured: true });
  if (!found) return data(null, { status: 404 });
  // The car's own page says what is wrong with address or dates, and lets the renter choose others.
  if (!found.isWithinReach || found.trip.replaced) throw redirect(carPath(params.id));
  return data(found);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData
    ? words.t('pageTitle', { ns: 'extras', name: carName(loaderData.car) })
    : words.t('missing.title', { ns: 'car' });
  return unlistedMeta(page);
}

export default function Book({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingCar />;
  return (
    <CityEnglish countryCode={loaderData.car.city.countryCode}>
      <ExtrasPage data={loaderData} />
    </CityEnglish>
  );
}
