import { type CSSProperties, memo } from 'react';
import { barPartsOf, type Span, type Stretch, spanOf } from '../../../domain/board/bar.ts';
import type { BoardScale } from '../../../domain/board/window.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import type { Bar } from './board-model.ts';
import { clockOf, useBarName, useBarWords } from './use-bar-words.ts';

/** Where something lies, for the sheet of styles to work out. */
export const spanStyle = ({ at, width }: Span): CSSProperties => ({
  '--a': at.closed,
  '--b': at.open,
  '--aw': width.closed,
  '--bw': width.open,
});

interface BarProps {
  readonly bar: Bar;
  readonly scale: BoardScale;
  readonly nowMs: number;
  /** The one that the keyboard is on, or that was last. */
  readonly isCurrent: boolean;
  /** Hours are shown on the bar where there is room for them: one day alone. */
  readonly showsHours: boolean;
}

/**
 * A stretch of a car's time with what comes after it: its turnaround, or that it is late. It stays as it is
 * while its row answers to what is carried.
 */
export const BarParts = memo(function BarParts(props: BarProps) {
  const { bar, scale, nowMs, isCurrent, showsHours } = props;
  const words = useBarWords();
  const nameOf = useBarName();
  const { timeZone } = usePageCity();
  const parts = barPartsOf(bar, bar.state, scale, nowMs);
  if (!parts) return null;
  const { isFromBefore, goesOn, turnaround, late } = parts;
  const hasWidth = parts.bar.fromMs < parts.bar.toMs;
  const start = showsHours && !isFromBefore ? `${clockOf(bar.startsAt, timeZone)} ` : '';
  const end = showsHours && !goesOn ? clockOf(bar.endsAt, timeZone) : '';
  const name = `${start}${nameOf(bar)}`;
  const reference = bar.booking?.reference ?? '';
  const shown = [name, reference, end].filter(Boolean).join(' ');
  return (
    <>
      {hasWidth && (
        <button
          type="button"
          className="bar board-span figures"
          data-bar={bar.id}
          data-state={bar.state}
          data-from-before={isFromBefore || undefined}
          data-goes-on={goesOn || undefined}
          aria-label={words(bar, shown, nowMs)}
          tabIndex={isCurrent ? 0 : -1}
          style={spanStyle(spanOf(scale, parts.bar))}
        >
          <span className="bar-in">
            <span className="bar-name">{name}</span> {reference && <span>{reference}</span>}{' '}
            {end && <span className="bar-end">{end}</span>}
          </span>
        </button>
      )}
      {turnaround && <Line className="bar-turnaround" {...{ scale, stretch: turnaround }} />}
      {late && <Line className="bar-late" {...{ scale, stretch: late }} />}
    </>
  );
});

interface LineProps {
  readonly className: string;
  readonly scale: BoardScale;
  readonly stretch: Stretch;
}

const Line = ({ className, scale, stretch }: LineProps) => (
  <i
    aria-hidden="true"
    className={`board-span ${className}`}
    style={spanStyle(spanOf(scale, stretch))}
  />
);
