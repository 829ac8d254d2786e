import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classes } from '../../../../ui/classes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { useSearch } from '../../trip/state/use-search.ts';
import { CityPicture } from './city-picture.tsx';
import type { LiveCity } from './live-city.ts';
import { useChooseCity } from './use-choose-city.ts';

/** The card that floats on the banner: a trip starts with its city. */
export function CityChoice({ cities }: { cities: readonly LiveCity[] }) {
  const { t } = useTranslation('home');
  const { homepageSearchEnabled } = useShellConfig().flags;
  return (
    <section
      aria-labelledby="city-choice"
      className="rounded-sheet bg-card p-5 shadow-float tablet:p-8 wide:grid wide:grid-cols-[200px_1fr] wide:items-center wide:gap-8 wide:p-6 wide:pl-8"
    >
      <h2 id="city-choice" className="mb-3 text-lg wide:mb-0 wide:text-xl">
        {t('cityChoice.title')}
      </h2>
      {cities.length > 0 && !homepageSearchEnabled && (
        <p className="mb-3 text-sm text-stone-700 wide:hidden">{t('cityChoice.closed')}</p>
      )}
      {cities.length === 0 && <p className="text-quiet">{t('cityChoice.none')}</p>}
      <ul className="grid grid-cols-2 gap-3 tablet:gap-4 wide:grid-flow-col wide:auto-cols-fr wide:grid-cols-none">
        {cities.map((city) => (
          <li key={city.id}>
            <CityPick city={city} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CityPick({ city }: { city: LiveCity }) {
  const { t } = useTranslation('home');
  const { search } = useSearch();
  const choose = useChooseCity(city.id);
  const isChosen = search.cityId === city.id;

  return (
    <Link
      to={`/?city=${city.id}`}
      preventScrollReset
      onClick={choose}
      aria-current={isChosen ? 'true' : undefined}
      className="group relative flex flex-col overflow-hidden rounded-card border border-hair transition hover:border-ink focus-visible:rounded-card aria-[current]:border-ink aria-[current]:shadow-[inset_0_0_0_1px_var(--color-ink)] wide:flex-row"
    >
      <CityPicture
        drawing={city.drawing}
        kind="card"
        isDusk={city.isDusk}
        width={600}
        height={520}
        className="aspect-[2/1] w-full object-cover wide:aspect-square wide:w-24 wide:shrink-0"
      />
      <span className="grid flex-1 content-center gap-0.5 px-3 pt-3 pb-3.5 tablet:px-3.5 wide:px-5">
        <span className="flex items-center justify-between wide:gap-2">
          <span className="title text-lg">{city.name}</span>
          <Icon
            name="forward"
            className="-mr-1 size-5 stroke-[1.9] transition group-hover:translate-x-0.5 wide:hidden"
          />
          <Pin filled={isChosen} />
        </span>
        <span className="hidden text-sm text-quiet figures wide:block">
          {t('cityChoice.cars', { count: city.carCount })}
          {city.lowestPrice !== null && `, ${t('cityChoice.from', { price: city.lowestPrice })}`}
        </span>
      </span>
    </Link>
  );
}

/** A pin is a door: filled is where the trip starts. */
function Pin({ filled }: { filled: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'hidden size-3.5 rounded-full border-[3.5px] wide:block',
        filled ? 'stays-filled border-route-live bg-route-live' : 'border-stone-400',
      )}
    />
  );
}
