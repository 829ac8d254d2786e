import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { trips } from '../../i18n/en/trips.ts';
import { addWords, words } from '../../i18n/words.ts';
import { BookingsPage } from '../features/bookings/standing/bookings-page.tsx';
import { loadBookings } from '../features/bookings/standing/load-bookings.ts';
import { Drives } from '../features/driving/drives.tsx';
import { loadDrives } from '../features/driving/load-drives.ts';
import { requireRenter } from '../features/me/account/require-renter.ts';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/bookings';

addWords('trips', trips);

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  await requireRenter(api, request);
  const bookings = loadBookings(api);
  // Followed from another page it opens at once and holds the places of the cards; asked for as a
  // document it comes whole, so that it can be read without scripts.
  const isFollowed = new URL(request.url).pathname.endsWith('.data');
  const drives = await loadDrives(api);
  return { bookings: isFollowed ? bookings : await bookings, drives };
}

/** Both tabs show the same answer: turning from one to the other asks for nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const turnsOnly =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return turnsOnly ? false : defaultShouldRevalidate;
}

export function meta() {
  return unlistedMeta(words.t('list.title', { ns: 'trips' }));
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BookingsPage bookings={loaderData.bookings} />
      <div className="page-width">
        <Drives drives={loaderData.drives} />
      </div>
    </>
  );
}
