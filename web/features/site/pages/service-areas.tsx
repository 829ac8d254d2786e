import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button.tsx';
import { AreaMap } from '../../trip/address/area-map.tsx';
import type { OutlinedCity } from '../../trip/address/area-outline.tsx';
import { PageHead } from './page-head.tsx';

/** Where a car can be handed over and collected. */
export function ServiceAreas({ cities }: { cities: readonly OutlinedCity[] }) {
  const { t } = useTranslation('search');
  return (
    <>
      <PageHead
        name={t('areas.title')}
        intro={t(cities.length > 0 ? 'areas.intro' : 'areas.none')}
      />
      {cities.map((city) => (
        <section
          key={city.id}
          aria-labelledby={`areas-${city.id}`}
          className="page-width grid gap-8 pb-16 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tablet:pb-20 wide:gap-12"
        >
          <div>
            <h2 id={`areas-${city.id}`} className="text-2xl tracking-display">
              {city.name}
            </h2>
            <ul className="mt-4 text-sm">
              {city.areas.map((area) => (
                <li key={area.id} className="flex min-h-11 items-center border-b border-hair">
                  {area.name}
                </li>
              ))}
            </ul>
            <p className="mt-6">
              <ButtonLink variant="outline" to={`/?city=${city.id}`}>
                {t('areas.search', { city: city.name })}
              </ButtonLink>
            </p>
          </div>
          <AreaMap city={city} />
        </section>
      ))}
    </>
  );
}
