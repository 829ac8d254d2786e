import { ownPhoto } from '../../i18n/en/own-photo.ts';
import { trips } from '../../i18n/en/trips.ts';
import { addWords, words } from '../../i18n/words.ts';
import { ClaimPage } from '../features/bookings/claim/claim-page.tsx';
import { loadClaim } from '../features/bookings/claim/load-claim.ts';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/claim';

addWords('trips', trips);
addWords('ownPhoto', ownPhoto);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  await requireRenter(api, request);
  return loadClaim(api, params.id, params.claimId);
}

export const meta = () => unlistedMeta(words.t('claim.pageTitle', { ns: 'trips' }));

export default function ClaimRoute({ loaderData }: Route.ComponentProps) {
  return (
    <CityEnglish countryCode={loaderData.booking.city.countryCode}>
      <ClaimPage key={loaderData.claim.id} data={loaderData} />
    </CityEnglish>
  );
}
