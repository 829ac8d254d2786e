import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classes } from '../../../../ui/classes.ts';
import { badgeOf } from './badge.ts';

interface PhoneBarProps {
  readonly filterCount: number;
  readonly isMap: boolean;
  readonly otherView: string;
  readonly onFilter: () => void;
  readonly onSort: () => void;
}

const segmentStyle =
  'flex min-h-13 items-center gap-2 px-5 text-sm font-strong focus-visible:rounded-full focus-visible:outline-paper focus-visible:-outline-offset-6';
const withRule =
  'relative before:absolute before:left-0 before:h-5 before:w-px before:bg-stone-700';

/**
 * In reach of the thumb: filter, sort and map. From 692 px the first two stand above the list, and
 * from 928 px the map beside it. It stays in sight for as long as the list does, and then makes
 * room for the footer. Over a map it floats; below a list it has ground of its own and covers no price.
 */
export function PhoneBar({ filterCount, isMap, otherView, onFilter, onSort }: PhoneBarProps) {
  const { t } = useTranslation('fleet');
  const badge = badgeOf(filterCount);
  return (
    <div
      className={classes(
        'sticky z-30 flex justify-center wide:hidden',
        isMap
          ? 'pointer-events-none bottom-[env(safe-area-inset-bottom)] pb-4'
          : 'bottom-0 border-t border-hair bg-card pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]',
      )}
    >
      <nav
        aria-label={t('views.bar')}
        className="pointer-events-auto flex rounded-full bg-ink px-1.5 text-paper shadow-float"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onFilter}
          className={`${segmentStyle} tablet:hidden`}
        >
          {t('filter.title')}
          {badge && (
            <span className="grid h-5.5 min-w-5.5 place-items-center rounded-full bg-signal-500 px-1.5 text-xs leading-none text-on-signal figures">
              <span aria-hidden="true">{badge}</span>
              <span className="sr-only">{t('filter.active', { count: filterCount })}</span>
            </span>
          )}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onSort}
          className={`${segmentStyle} ${withRule} tablet:hidden`}
        >
          {t('sort.label')}
        </button>
        <Link
          to={otherView}
          preventScrollReset
          className={`${segmentStyle} ${withRule} tablet:before:hidden`}
        >
          {t(isMap ? 'views.list' : 'views.map')}
        </Link>
      </nav>
    </div>
  );
}
