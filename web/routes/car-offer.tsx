import { fleet } from '../../i18n/en/fleet.ts';
import { trips } from '../../i18n/en/trips.ts';
import { addWords, words } from '../../i18n/words.ts';
import { loadOffer } from '../features/bookings/offer/load-offer.ts';
import { OfferPage } from '../features/bookings/offer/offer-page.tsx';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/car-offer';

addWords('fleet', fleet);
addWords('trips', trips);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  await requireRenter(api, request);
  return loadOffer(api, params.id);
}

export const meta = () => unlistedMeta(words.t('offer.pageTitle', { ns: 'trips' }));

export default function CarOffer({ loaderData }: Route.ComponentProps) {
  return (
    <CityEnglish countryCode={loaderData.booking.city.countryCode}>
      <OfferPage key={loaderData.booking.id} data={loaderData} />
    </CityEnglish>
  );
}
