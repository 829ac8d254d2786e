import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchCity } from '../../trip/state/search-city.ts';
import type { Banner } from './banner.ts';
import { CityChoice } from './city-choice.tsx';
import { SearchBar } from './deferred-search-bar.ts';
import type { LiveCity } from './live-city.ts';
import { Scene } from './scene.tsx';

interface HeroProps {
  readonly cities: readonly LiveCity[];
  /** The city to search in; none while the visitor still chooses. */
  readonly chosen: SearchCity | undefined;
  readonly banner: Banner | undefined;
}

/** The heading stands in the sky of the drawn city: the narrower the page, the more sky it needs. */
export function Hero({ cities, chosen, banner }: HeroProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <div className="relative wide:pt-[max(16px,calc(336px-min(19.8vw,285px)))]">
        <div className="page-width relative z-10 pt-4 tablet:pt-8 wide:absolute wide:inset-x-0 wide:top-0 wide:pt-2">
          <h1 className="display-1 max-w-[8.2em]">{t('hero.title')}</h1>
          {cities.length > 0 && (
            <p className="mt-4 max-w-[25em] text-base text-stone-700 tablet:text-lg">
              {t('hero.intro', { cities: cities.map((city) => city.name) })}
            </p>
          )}
        </div>
        <div className="-mt-6 tablet:-mt-20 wide:mt-0">{banner && <Scene banner={banner} />}</div>
      </div>
      {/* In a layer of its own: what is pressed in it is shown without painting the city anew. */}
      <div className="page-width relative z-10 -mt-14 will-change-transform wide:-mt-[84px]">
        {/* One page for all widths: only a wide one has room for more than the city. */}
        {chosen && (
          <div className="hidden wide:block">
            <Suspense fallback={<div className="h-[156px] rounded-sheet bg-card shadow-float" />}>
              <SearchBar key={chosen.id} city={chosen} />
            </Suspense>
          </div>
        )}
        <div className={chosen && 'wide:hidden'}>
          <CityChoice cities={cities} />
        </div>
      </div>
    </>
  );
}
