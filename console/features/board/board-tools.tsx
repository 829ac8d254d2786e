import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type BoardZoom, boardZooms } from '../../../domain/board/window.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { chipStyle } from '../../form/filter-menu.tsx';
import { BoardFilters } from './board-filters.tsx';
import type { CarLine } from './board-model.ts';
import { BoardSearch } from './board-search.tsx';
import { addressOf, type BoardView, movedBy } from './board-view.ts';

interface BoardToolsProps {
  readonly view: BoardView;
  readonly lines: readonly CarLine[];
  readonly today: Temporal.PlainDate;
  readonly find: RefObject<HTMLInputElement | null>;
}

/** How far a press goes: by a day where one is shown, by a week where there are several. */
const stepDays: Readonly<Record<BoardZoom, number>> = {
  day: 1,
  'two-weeks': 7,
  'six-weeks': 7,
};

export function BoardTools({ view, lines, today, find }: BoardToolsProps) {
  const { t } = useTranslation('board');
  const navigate = useNavigate();
  const show = (next: BoardView) => navigate(addressOf(next), { preventScrollReset: true });
  const step = (days: number) => show(movedBy(view, days, today));
  return (
    <section
      aria-label={t('tools')}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-hair px-6 py-2.5 max-desk:px-4"
    >
      <h1 className="mr-1 text-lg leading-9 whitespace-nowrap">{t('name')}</h1>
      <span className="flex items-center">
        <RoundButton
          bare
          icon="back"
          label={t('time.earlier')}
          onClick={() => step(-stepDays[view.zoom])}
        />
        <button
          type="button"
          aria-keyshortcuts="t"
          onClick={() => show({ ...view, day: null, open: null })}
          className={chipStyle(false, true)}
        >
          {t('time.today')}
        </button>
        <RoundButton
          bare
          icon="forward"
          label={t('time.later')}
          onClick={() => step(stepDays[view.zoom])}
        />
      </span>
      <Segments
        label={t('time.zoom')}
        options={boardZooms.map((id) => ({ id, label: t(`time.${id}`) }))}
        value={view.zoom}
        onChange={(zoom) => show({ ...view, zoom, open: null })}
      />
      <BoardSearch view={view} lines={lines} input={find} />
      <BoardFilters view={view} lines={lines} onShow={show} />
      <button
        type="button"
        aria-pressed={view.isCompact}
        aria-keyshortcuts="c"
        onClick={() => show({ ...view, isCompact: !view.isCompact })}
        className={chipStyle(view.isCompact, true)}
      >
        {t('compact')}
      </button>
    </section>
  );
}
