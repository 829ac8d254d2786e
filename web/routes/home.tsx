import { instantFromIso } from '../../domain/city-time.ts';
import { home } from '../../i18n/en/home.ts';
import { addWords, wordsIn } from '../../i18n/words.ts';
import { HomeAuth } from '../features/me/account/home-auth.tsx';
import { loadEntry } from '../features/me/account/load-entry.server.ts';
import { bannerOf } from '../features/site/home/banner.ts';
import { Business } from '../features/site/home/business.tsx';
import { Cities } from '../features/site/home/cities.tsx';
import { FaqTeaser } from '../features/site/home/faq-teaser.tsx';
import { Hero } from '../features/site/home/hero.tsx';
import { Intro } from '../features/site/home/intro.tsx';
import { liveCitiesFrom } from '../features/site/home/live-city.ts';
import { Process } from '../features/site/home/process.tsx';
import { homeContent } from '../features/site/pages/home-content.server.ts';
import { loadSearchCity } from '../features/trip/state/search-city.ts';
import { readSearchState } from '../features/trip/state/search-cookie.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/home';

addWords('home', home);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ cities: all }, config] = await Promise.all([api.listCities(), api.getConfig()]);
  const { booking, flags } = config;
  const entry = await loadEntry(api, request, flags);
  const cities = liveCitiesFrom(all, instantFromIso(config.now));
  const searched = readSearchState(request.headers.get('Cookie')).cityId;
  // An empty `city` asks for the choice, whatever was searched before.
  const asked = new URL(request.url).searchParams.get('city') ?? searched;
  const city = all.find((one) => one.offered && one.id === asked);
  const chosen = city && (await loadSearchCity(api, city));
  const shown = cities.find(({ id }) => id === (chosen?.id ?? searched)) ?? cities[0];
  const banner = shown && bannerOf(shown);
  return {
    cities,
    chosen,
    banner,
    noticeHours: booking.noticeHours,
    parts: homeContent(url, config, all, wordsIn(city?.countryCode)),
    entry,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.parts.meta ?? [];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { cities, chosen, banner, noticeHours, parts, entry } = loaderData;
  return (
    <>
      <Hero cities={cities} chosen={chosen} banner={banner} />
      <Intro />
      <Process noticeHours={noticeHours} />
      <Cities cities={cities} />
      <Business teaser={parts.business} />
      <FaqTeaser texts={parts.faq} />
      <HomeAuth entry={entry} />
    </>
  );
}
