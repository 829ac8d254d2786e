import { data, redirect } from 'react-router';
import { car } from '../../i18n/en/car.ts';
import { checkout } from '../../i18n/en/checkout.ts';
import { errors } from '../../i18n/en/errors.ts';
import { fleet } from '../../i18n/en/fleet.ts';
import { price } from '../../i18n/en/price.ts';
import { trips } from '../../i18n/en/trips.ts';
import { addWords, words } from '../../i18n/words.ts';
import { carName } from '../features/car/car-name.ts';
import { MissingCar } from '../features/car/missing-car.tsx';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { loadCheckout } from '../features/checkout/load-checkout.ts';
import { canBook } from '../features/extras/can-book.ts';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { readSearchState } from '../features/trip/state/search-cookie.ts';
import { carPath } from '../page/car-path.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/checkout';

addWords('car', car);
addWords('checkout', checkout);
addWords('errors', errors);
addWords('fleet', fleet);
addWords('price', price);
addWords('trips', trips);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cookies = request.headers.get('Cookie');
  const me = await requireRenter(api, request);
  if (!canBook(readSearchState(cookies))) throw redirect('/');
  const found = await loadCheckout(api, params.id, cookies, me);
  if (!found) return data(null, { status: 404 });
  // The car's own page says what is wrong with address or dates, and lets the renter choose others.
  if (!found.car.isWithinReach || found.car.trip.replaced) throw redirect(carPath(params.id));
  return data(found);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData
    ? words.t('pageTitle', { ns: 'checkout', name: carName(loaderData.car.car) })
    : words.t('missing.title', { ns: 'car' });
  return unlistedMeta(page);
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingCar />;
  const { id, city } = loaderData.car.car;
  return (
    <CityEnglish countryCode={city.countryCode}>
      <CheckoutPage key={id} data={loaderData} />
    </CityEnglish>
  );
}
