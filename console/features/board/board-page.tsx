import './board-words.ts';
import './board.css';
import './bar.css';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { scaleOf } from '../../../domain/board/window.ts';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { PageTitle } from '../../shell/page-head.tsx';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { useTimePassing } from '../../shell/use-time-passing.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { BoardFoot } from './board-foot.tsx';
import { BoardGrid } from './board-grid.tsx';
import { type CarLine, fitting, linesOf, rowsOf } from './board-model.ts';
import { BoardTools } from './board-tools.tsx';
import { viewIn, windowOf } from './board-view.ts';
import { DaySheet } from './day-sheet.tsx';
import { movedLines } from './move/moved-lines.ts';
import { UndoStrip } from './move/undo-strip.tsx';
import { useHeldMove } from './move/use-held-move.ts';
import { NoBoard } from './no-board.tsx';
import { useBoardNow } from './use-board-now.ts';
import { useShowView } from './use-show-view.ts';

export const handle = { permission: 'bookings.read' } as const;

export const loader = ({ params: { city = '' }, request }: LoaderFunctionArgs) => {
  const { day, zoom } = viewIn(new URL(request.url).searchParams);
  const query = { city, zoom, ...(day ? { day: day.toString() } : {}) };
  return whenLoggedIn(operateApi().getBoard({ query }));
};

/** Filters, row height and the open day change what is drawn, not what is read. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  if (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname) {
    return defaultShouldRevalidate;
  }
  return ['day', 'zoom'].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );
}

export function Component() {
  const { t } = useTranslation('board');
  const city = usePageCity();
  useCityChanges(city.id);
  useTimePassing();
  const board = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const view = useMemo(() => viewIn(search), [search]);
  const nowMs = useBoardNow(board.now);
  const held = useHeldMove();
  const show = useShowView(view);
  const find = useRef<HTMLInputElement>(null);
  const today = Temporal.PlainDate.from(board.today);
  const window = windowOf(view, today);
  const openDay = window.openDay?.toString() ?? null;
  const { from, days, today: todayText } = board;
  const scale = useMemo(
    () =>
      scaleOf(
        {
          firstDay: Temporal.PlainDate.from(from),
          days,
          openDay: openDay === null ? null : Temporal.PlainDate.from(openDay),
        },
        city.timeZone,
      ),
    [from, days, openDay, city.timeZone],
  );
  const before = useRef<readonly CarLine[]>([]);
  const read = useMemo(() => {
    before.current = linesOf(board, before.current);
    return before.current;
  }, [board]);
  const lines = useMemo(() => movedLines(read, held.deed), [read, held.deed]);
  const shown = useMemo(() => fitting(lines, view), [lines, view]);
  const rows = useMemo(() => rowsOf(shown), [shown]);
  return (
    <>
      <div
        className="board-page print:hidden"
        data-zoom={view.zoom}
        data-open={scale.open ? 'one' : 'none'}
        data-density={view.isCompact ? 'compact' : 'roomy'}
      >
        <PageTitle>{t('name')}</PageTitle>
        <BoardTools {...{ view, lines, today, find, show }} />
        {shown.length === 0 ? (
          <NoBoard view={view} />
        ) : (
          <BoardGrid
            key={city.id}
            {...{ board, rows, lines: shown, scale, view, nowMs, find, held, show }}
          />
        )}
        <BoardFoot />
      </div>
      <UndoStrip held={held} />
      <DaySheet day={openDay ?? todayText} lines={lines} nowMs={nowMs} readAt={board.now} />
    </>
  );
}
