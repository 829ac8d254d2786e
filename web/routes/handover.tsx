import { handover } from '../../i18n/en/handover.ts';
import { ownPhoto } from '../../i18n/en/own-photo.ts';
import { addWords, words } from '../../i18n/words.ts';
import { HandoverPage } from '../features/bookings/handover/handover-page.tsx';
import { loadHandovers } from '../features/bookings/handover/load-handovers.ts';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/handover';

addWords('handover', handover);
addWords('ownPhoto', ownPhoto);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  await requireRenter(api, request);
  return loadHandovers(api, params.id);
}

export const meta = () => unlistedMeta(words.t('pageTitle', { ns: 'handover' }));

export default function Handover({ loaderData }: Route.ComponentProps) {
  return (
    <CityEnglish countryCode={loaderData.booking.city.countryCode}>
      <HandoverPage key={loaderData.booking.id} data={loaderData} />
    </CityEnglish>
  );
}
