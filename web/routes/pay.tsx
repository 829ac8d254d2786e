import { data, redirect, redirectDocument } from 'react-router';
import { ApiError } from '../../contract/client.ts';
import { checkout } from '../../i18n/en/checkout.ts';
import { addWords, words } from '../../i18n/words.ts';
import { EndedLink, OthersLink } from '../features/checkout/ended-link.tsx';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { searchWith } from '../features/me/draft/draft-trip.ts';
import { readSearchState, searchCookie } from '../features/trip/state/search-cookie.ts';
import { carPath } from '../page/car-path.ts';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/pay';

addWords('checkout', checkout);

/** By the link from the desk's email to the checkout, with the trip that was agreed on the phone. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  await requireRenter(api, request);
  const opened = await api.openPhoneBooking({ params: { id: params.id } }).catch(unlessMissing);
  if (!opened) return data(null, { status: 404 });
  const { state, draft, bookingId } = opened;
  if (bookingId) throw redirect(`/booking/${bookingId}`);
  if (state === 'over') return data(draft);
  const search = searchWith(readSearchState(request.headers.get('Cookie')), draft);
  const headers = { 'Set-Cookie': searchCookie(search, url.protocol === 'https:') };
  // As a new page: what this browser searched for before gives way.
  throw redirectDocument(`${carPath(draft.car.id)}/checkout`, { headers });
}

function unlessMissing(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
  throw error;
}

export const meta = () => unlistedMeta(words.t('checkout:link.pageTitle'));

export default function Pay({ loaderData }: Route.ComponentProps) {
  return loaderData ? <EndedLink draft={loaderData} /> : <OthersLink />;
}
