import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type BoardZoom, boardZooms } from '../../../domain/board/window.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { chipStyle } from '../../form/filter-menu.tsx';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { newBookingPath } from '../../shell/pages.ts';
import { BoardFilters } from './board-filters.tsx';
import type { CarLine } from './board-model.ts';
import { BoardSearch } from './board-search.tsx';
import { type BoardView, movedBy, otherDensity, toToday } from './board-view.ts';
import type { ShowView } from './use-show-view.ts';

interface BoardToolsProps {
  readonly view: BoardView;
  readonly lines: readonly CarLine[];
  readonly today: Temporal.PlainDate;
  readonly find: RefObject<HTMLInputElement | null>;
  readonly show: ShowView;
}

/** How far a press goes: by a day where one is shown, by a week where there are several. */
const stepDays: Readonly<Record<BoardZoom, number>> = {
  day: 1,
  'two-weeks': 7,
  'six-weeks': 7,
};

export function BoardTools({ view, lines, today, find, show }: BoardToolsProps) {
  const { t } = useTranslation('board');
  const { id: cityId } = usePageCity();
  const mayBook = useMay('bookings.change');
  const step = (direction: 1 | -1) =>
    show((now) => movedBy(now, direction * stepDays[now.zoom], today));
  return (
    <section
      aria-label={t('tools')}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-hair px-6 py-2.5 max-desk:px-4"
    >
      <h1 className="mr-1 text-lg leading-9 whitespace-nowrap">{t('name')}</h1>
      <span className="flex items-center">
        <RoundButton bare icon="back" label={t('time.earlier')} onClick={() => step(-1)} />
        <button
          type="button"
          aria-keyshortcuts="t"
          onClick={() => show(toToday)}
          className={chipStyle(false, true)}
        >
          {t('time.today')}
        </button>
        <RoundButton bare icon="forward" label={t('time.later')} onClick={() => step(1)} />
      </span>
      <Segments
        label={t('time.zoom')}
        options={boardZooms.map((id) => ({ id, label: t(`time.${id}`) }))}
        value={view.zoom}
        onChange={(zoom) => show((now) => ({ ...now, zoom, open: null }))}
      />
      <BoardSearch view={view} lines={lines} input={find} />
      <BoardFilters view={view} lines={lines} onShow={show} />
      <button
        type="button"
        aria-pressed={view.isCompact}
        aria-keyshortcuts="c"
        onClick={() => show(otherDensity)}
        className={chipStyle(view.isCompact, true)}
      >
        {t('compact')}
      </button>
      {mayBook && (
        <Link
          to={newBookingPath(cityId)}
          aria-label={t('newBooking')}
          aria-keyshortcuts="n"
          className={chipStyle(true, true)}
        >
          <Icon name="plus" className="size-4 stroke-2" />
          {t('booking')}
        </Link>
      )}
    </section>
  );
}
