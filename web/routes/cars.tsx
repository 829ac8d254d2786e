import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { fleet } from '../../i18n/en/fleet.ts';
import { addWords, words } from '../../i18n/words.ts';
import { listAddress, plainList, readListAddress } from '../features/find/data/list-address.ts';
import { cityOfList, loadList } from '../features/find/data/load-list.ts';
import { ListPage } from '../features/find/list/list-page.tsx';
import { readSearchState } from '../features/trip/state/search-cookie.ts';
import { CityEnglish } from '../page/city-english.tsx';
import { pageMeta } from '../page/page-meta.server.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/cars';

addWords('fleet', fleet);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const address = readListAddress(url.searchParams);
  const search = readSearchState(request.headers.get('Cookie'));
  const api = context.get(apiContext);
  const city = await cityOfList(api, { address, search });
  if (!city) throw redirect('/');
  // Whoever is sent the address of a list sees the same city's.
  if (address.cityId !== city.id) throw redirect(listAddress({ ...address, cityId: city.id }));
  const list = await loadList(api, city, { address, search });
  const { trip, result } = list;
  const said = { city: city.name, from: trip.starts.day, to: trip.ends.day };
  const count = result.kind === 'found' ? result.total : 0;
  const meta = pageMeta(url, {
    title: words.t('title', { ns: 'fleet', ...said }),
    description: words.t('description', { ns: 'fleet', ...said, count }),
    // A page of the list has cars that no other has.
    path: listAddress({ ...plainList, cityId: city.id, page: address.page }),
  });
  // As any page that fails; while the database is away the server makes it 503 and says when to come again.
  if (result.kind === 'failed') return data({ list, meta }, { status: 500 });
  // Beyond the last page there is nothing to read; the last page is what was meant.
  if (result.pages > 0 && address.page > result.pages)
    throw redirect(listAddress({ ...address, page: result.pages }));
  return data({ list, meta });
}

/** The map shows the cars of the list: turning to it asks for nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const shown = ({ pathname, searchParams }: URL) =>
    pathname + listAddress({ ...readListAddress(searchParams), view: 'list' });
  const turnsOnly = currentUrl.search !== nextUrl.search && shown(currentUrl) === shown(nextUrl);
  return turnsOnly ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Cars({ loaderData }: Route.ComponentProps) {
  return (
    <CityEnglish countryCode={loaderData.list.city.countryCode}>
      <ListPage data={loaderData.list} />
    </CityEnglish>
  );
}
