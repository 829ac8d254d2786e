import { day } from '../../i18n/en/day.ts';
import { addWords, words } from '../../i18n/words.ts';
import { loadBooking } from '../features/bookings/data/load-booking.ts';
import { DayPage } from '../features/bookings/day/day-page.tsx';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/trip-day';

addWords('day', day);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  await requireRenter(api, request);
  return loadBooking(api, params.id);
}

export const meta = () => unlistedMeta(words.t('pageTitle', { ns: 'day' }));

export default function TripDay({ loaderData }: Route.ComponentProps) {
  const { id, city } = loaderData.booking;
  return (
    <CityEnglish countryCode={city.countryCode}>
      <DayPage key={id} data={loaderData} />
    </CityEnglish>
  );
}
