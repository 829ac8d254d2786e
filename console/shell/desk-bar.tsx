import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Menu } from '../../ui/menu.tsx';
import { CityClock } from './city-clock.tsx';
import { type DeskCity, isSettingUp, useSelf } from './desk-data.ts';
import { Disc } from './disc.tsx';
import { pages, pathOf, setUpPath } from './pages.ts';
import { useLogOut } from './use-log-out.ts';

interface DeskBarProps {
  /** Null: there is none yet. */
  readonly city: DeskCity | null;
  readonly onFind: () => void;
}

/** City, words, find, the city's time, you. */
export function DeskBar({ city, onFind }: DeskBarProps) {
  const { t } = useTranslation('desk');
  const self = useSelf();
  return (
    <header className="sticky top-0 z-20 flex h-bar items-center gap-3 border-b border-hair bg-paper pr-4 pl-5 print:hidden">
      <Link
        to={city ? pathOf('today', city.id) : '/'}
        aria-label={t('home')}
        className="grid h-target w-8 place-items-center"
      >
        <Mark className="size-[26px]" />
      </Link>
      {city && <CityChoice city={city} />}
      <nav aria-label={t('nav')} className="ml-2 flex self-stretch">
        {isSettingUp(self) && (
          <NavLink to={setUpPath} className={wordStyle}>
            {t('setUp')}
          </NavLink>
        )}
        {city &&
          pages
            .filter(({ inBar }) => inBar)
            .map(({ id }) => (
              <NavLink key={id} to={pathOf(id, city.id)} className={wordStyle}>
                {t(`pages.${id}`)}
              </NavLink>
            ))}
      </nav>
      {city && <FindButton onFind={onFind} />}
      {city && <CityClock city={city} />}
      <div className={classes(!city && 'ml-auto')}>
        <You />
      </div>
    </header>
  );
}

function FindButton({ onFind }: Pick<DeskBarProps, 'onFind'>) {
  const { t } = useTranslation('desk');
  return (
    <button
      type="button"
      onClick={onFind}
      aria-keyshortcuts="/"
      className="ml-auto flex h-target items-center gap-2 rounded-full border border-hair bg-card pr-2 pl-3 text-quiet hover:border-control focus-visible:rounded-full desk:min-w-44"
    >
      <Icon name="find" className="size-4 stroke-2" />
      <span className="flex-1 text-left whitespace-nowrap max-desk:sr-only">{t('find.open')}</span>
      <span aria-hidden="true" className="keycap">
        /
      </span>
    </button>
  );
}

/** Where you are: the bar's hairline is the line, and this is its pin. */
const wordStyle = ({ isActive }: { isActive: boolean }) =>
  classes(
    'relative flex items-center px-3 font-medium whitespace-nowrap hover:text-ink',
    isActive
      ? 'font-strong text-ink before:absolute before:inset-x-3 before:-bottom-px before:h-0.5 before:bg-ink after:absolute after:-bottom-[5px] after:left-[calc(50%-5px)] after:size-2.5 after:rounded-full after:bg-route-live after:shadow-[0_0_0_3px_var(--color-paper)]'
      : 'text-quiet',
  );

function CityChoice({ city }: { city: DeskCity }) {
  const { t } = useTranslation('desk');
  const { cities } = useSelf();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = pages.find(({ id }) => pathname.split('/')[2] === id)?.id ?? 'today';
  return (
    <Menu
      label={t('city', { city: city.name })}
      button={
        <>
          {city.name}
          <Icon name="down" className="size-4 stroke-2 text-quiet" />
        </>
      }
      buttonStyle="title flex h-target items-center gap-1 text-lg"
      entries={cities.map(({ id, name }) => ({ id, label: name }))}
      selectedId={city.id}
      onChoose={(id) => navigate(pathOf(page, id))}
    />
  );
}

function You() {
  const { t } = useTranslation('desk');
  const me = useSelf();
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <Menu
      label={t('you', { name: me.name })}
      button={<Disc name={me.name} />}
      buttonStyle="rounded-full focus-visible:rounded-full"
      entries={[
        { id: 'account', label: t('account'), note: me.email },
        { id: 'logOut', label: t('logOut') },
      ]}
      onChoose={(id) => (id === 'account' ? navigate(pathOf('account', '')) : void logOut())}
    />
  );
}
