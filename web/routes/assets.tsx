import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { listAddress, readListAddress } from '../features/fleet/list-address.ts';
import { ListPage } from '../features/fleet/list-page.tsx';
import { loadList } from '../features/fleet/load-list.ts';
import { readSearchState } from '../features/search/search-state.ts';
import { fleet } from '../i18n/en/fleet.ts';
import { addWords, words } from '../i18n/words.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/assets';

addWords('fleet', fleet);

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = readListAddress(new URL(request.url).searchParams);
  const search = readSearchState(request.headers.get('Cookie'));
  const list = await loadList(context.get(apiContext), { address, search });
  if (!list) throw redirect('/');
  const { result } = list;
  if (result.kind === 'failed') return data(list, { status: 503 });
  // Beyond the last page there is nothing to read; the last page is what was meant.
  if (result.pages > 0 && address.page > result.pages)
    throw redirect(listAddress({ ...address, page: result.pages }));
  return data(list);
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
  if (!loaderData) return [{ title: words.t('brand') }];
  const { city, trip, result } = loaderData;
  const said = { city: city.name, from: trip.starts.day, to: trip.ends.day };
  const count = result.kind === 'found' ? result.total : 0;
  const page = words.t('title', { ns: 'fleet', ...said });
  return [
    { title: words.t('title.page', { page }) },
    { name: 'description', content: words.t('description', { ns: 'fleet', ...said, count }) },
  ];
}

export default function Assets({ loaderData }: Route.ComponentProps) {
  return <ListPage data={loaderData} />;
}
