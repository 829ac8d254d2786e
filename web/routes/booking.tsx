import { fleet } from '../../i18n/en/fleet.ts';
import { price } from '../../i18n/en/price.ts';
import { trips } from '../../i18n/en/trips.ts';
import { addWords, words } from '../../i18n/words.ts';
import { loadBooking } from '../features/bookings/data/load-booking.ts';
import { BookingPage } from '../features/bookings/standing/booking-page.tsx';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/booking';

addWords('fleet', fleet);
addWords('price', price);
addWords('trips', trips);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  await requireRenter(api, request);
  return loadBooking(api, params.id);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: words.t('brand') }];
  const { reference } = loaderData.booking;
  return unlistedMeta(words.t('page.title', { ns: 'trips', reference }));
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  const { id, city } = loaderData.booking;
  return (
    <CityEnglish countryCode={city.countryCode}>
      <BookingPage key={id} data={loaderData} />
    </CityEnglish>
  );
}
