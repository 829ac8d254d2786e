import { fleet } from '../../i18n/en/fleet.ts';
import { price } from '../../i18n/en/price.ts';
import { success } from '../../i18n/en/success.ts';
import { trips } from '../../i18n/en/trips.ts';
import { addWords, words } from '../../i18n/words.ts';
import { loadSuccess } from '../features/checkout/success/load-success.ts';
import { SuccessPage } from '../features/checkout/success/success-page.tsx';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/booking-success';

addWords('fleet', fleet);
addWords('price', price);
addWords('success', success);
addWords('trips', trips);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  await requireRenter(api, request);
  return loadSuccess(api, params);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: words.t('brand') }];
  const { reference } = loaderData.booking;
  return unlistedMeta(words.t('pageTitle', { ns: 'success', reference }));
}

export default function BookingSuccess({ loaderData }: Route.ComponentProps) {
  return (
    <CityEnglish countryCode={loaderData.booking.city.countryCode}>
      <SuccessPage data={loaderData} />
    </CityEnglish>
  );
}
