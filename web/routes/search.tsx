import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { search } from '../../i18n/en/search.ts';
import { addWords, words } from '../../i18n/words.ts';
import { Wizard } from '../features/find/wizard/wizard.tsx';
import { loadSearchCity } from '../features/trip/state/search-city.ts';
import { readSearchState } from '../features/trip/state/search-cookie.ts';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/search';

addWords('search', search);

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { cityId } = readSearchState(request.headers.get('Cookie'));
  const { cities } = await api.listCities();
  const city = cities.find((one) => one.offered && one.id === cityId);
  // A search starts with its city, and the city is chosen at home.
  if (!city) throw redirect('/');
  return { city: await loadSearchCity(api, city) };
}

/** From step to step the city stays the same. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export function meta() {
  return unlistedMeta(words.t('search:wizard.title'));
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <Wizard city={loaderData.city} />;
}
