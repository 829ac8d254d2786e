import { fleet } from '../../i18n/en/fleet.ts';
import { trips } from '../../i18n/en/trips.ts';
import { addWords, words } from '../../i18n/words.ts';
import { loadBooking } from '../features/bookings/data/load-booking.ts';
import { ReturnPage } from '../features/bookings/return/return-page.tsx';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/move-return';

addWords('fleet', fleet);
addWords('trips', trips);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  await requireRenter(api, request);
  return loadBooking(api, params.id);
}

export const meta = () => unlistedMeta(words.t('return.pageTitle', { ns: 'trips' }));

export default function MoveReturn({ loaderData }: Route.ComponentProps) {
  const { id, city } = loaderData.booking;
  return (
    <CityEnglish countryCode={city.countryCode}>
      <ReturnPage key={id} data={loaderData} />
    </CityEnglish>
  );
}
