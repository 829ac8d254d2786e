import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { pageList } from './page-list.ts';
import { roundStyle } from './round-button.tsx';

interface PaginationProps {
  readonly current: number;
  readonly pageCount: number;
  readonly addressOf: (page: number) => string;
}

/** Pages are stops on a line. Plain links: they can be shared, and work without scripts. */
export function Pagination({ current, pageCount, addressOf }: PaginationProps) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  const edges = [1, pageCount, current];
  return (
    <nav
      aria-label={t('pages.label')}
      className="flex items-center justify-center gap-2 tablet:gap-4"
    >
      <Step
        icon="back"
        label={t('pages.previous')}
        to={current > 1 ? addressOf(current - 1) : undefined}
      />
      <ol className="relative flex items-center gap-1 before:absolute before:inset-x-3 before:h-0.5 before:bg-stone-300 tablet:gap-4">
        {pageList(current, pageCount).map((entry, index, list) =>
          entry === 'gap' ? (
            <li key={`after ${list[index - 1]}`} aria-hidden="true" className={stopStyle}>
              …
            </li>
          ) : (
            <li
              key={entry}
              className={classes('relative', !edges.includes(entry) && 'max-tablet:hidden')}
            >
              <Link
                to={addressOf(entry)}
                aria-label={t('pages.page', { page: entry })}
                aria-current={entry === current ? 'page' : undefined}
                className={`${stopStyle} hover:shadow-[inset_0_0_0_1.5px_var(--color-control)] focus-visible:rounded-full aria-[current=page]:bg-ink aria-[current=page]:text-paper`}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step
        icon="forward"
        label={t('pages.next')}
        to={current < pageCount ? addressOf(current + 1) : undefined}
      />
    </nav>
  );
}

const stopStyle =
  'relative grid size-target place-items-center rounded-full bg-paper text-sm font-strong transition figures';

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly to: string | undefined;
}

function Step({ icon, label, to }: StepProps) {
  const style = `${roundStyle} border-[1.5px]`;
  const arrow = <Icon name={icon} className="size-5 stroke-2" />;
  // At either end the arrow stays in its place, so that the pages do not move under the pointer.
  if (to === undefined)
    return (
      <span aria-hidden="true" className={`${style} border-stone-300 text-stone-400`}>
        {arrow}
      </span>
    );
  return (
    <Link to={to} aria-label={label} className={`${style} border-control bg-card hover:border-ink`}>
      {arrow}
    </Link>
  );
}
