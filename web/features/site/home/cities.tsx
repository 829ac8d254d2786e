import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../../../ui/icon.tsx';
import { CityPicture } from './city-picture.tsx';
import type { LiveCity } from './live-city.ts';
import { useChooseCity } from './use-choose-city.ts';

export function Cities({ cities }: { cities: readonly LiveCity[] }) {
  const { t } = useTranslation('home');
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby="cities-title" className="page-width pb-[72px] tablet:pb-24">
      <div className="mb-8 grid gap-2 wide:grid-cols-[1fr_auto] wide:items-end">
        <h2 id="cities-title" className="text-3xl tracking-display">
          {t('cities.title', { cities: cities.map((city) => city.name) })}
        </h2>
        <p className="text-quiet">
          {t('cities.text')}{' '}
          <Link to="/service-areas" className="underline underline-offset-4">
            {t('cities.areas')}
          </Link>
        </p>
      </div>
      <ul className="grid gap-6 tablet:grid-cols-2">
        {cities.map((city) => (
          <li key={city.id}>
            <CityCard city={city} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CityCard({ city }: { city: LiveCity }) {
  const { t } = useTranslation('home');
  const currency = t(`cities.currencies.${city.currency}`);
  return (
    <Link
      to={`/?city=${city.id}`}
      onClick={useChooseCity(city.id)}
      className="group relative block overflow-hidden rounded-card pt-8 after:absolute after:inset-0 after:rounded-card after:border after:border-hair focus-visible:rounded-card tablet:pt-14 wide:pt-12 min-[1100px]:pt-6"
    >
      <CityPicture
        drawing={city.drawing}
        kind="card"
        isDusk={city.isDusk}
        width={600}
        height={520}
        loading="lazy"
        className="aspect-[66/57.2] w-full object-cover"
      />
      <span className="absolute top-6 left-6 grid gap-1">
        <span className="display-1 text-4xl leading-none">{city.name}</span>
        <span className="text-sm text-stone-700 figures">
          {t('cities.facts', { count: city.carCount, currency })}
        </span>
      </span>
      {city.lowestPrice !== null && (
        <span className="absolute bottom-4 left-4 inline-flex min-h-target items-center gap-1.5 rounded-full bg-paper pr-3 pl-4.5 text-sm font-medium figures">
          <span>
            <span className="font-strong">{city.lowestPrice}</span> {t('cities.perDayAndUp')}
          </span>
          <Icon
            name="forward"
            className="size-5 stroke-[1.9] transition group-hover:translate-x-0.5"
          />
        </span>
      )}
    </Link>
  );
}
