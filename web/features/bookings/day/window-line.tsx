import { useTranslation } from 'react-i18next';
import type { TripDay } from '../../../../domain/handovers/trip-day.ts';
import type { DayWords } from './use-day-words.ts';

interface WindowLineProps {
  readonly day: TripDay & { readonly now: Temporal.Instant };
  readonly words: DayWords;
}

/** Room for the times at both ends of the line. */
const EDGE_PERCENT = 8;

/** The time we told, where in it we are, and how far beyond it we will be. */
export function WindowLine({ day, words }: WindowLineProps) {
  const { t } = useTranslation('day');
  const { told, expectedAt, now } = day;
  const end = expectedAt ?? told.to;
  const wholeMs = end.since(told.from).total('milliseconds');
  const placeOf = (at: Temporal.Instant) => {
    const share = at.since(told.from).total('milliseconds') / wholeMs;
    const within = Math.min(1, Math.max(0, share));
    return `${EDGE_PERCENT + within * (100 - 2 * EDGE_PERCENT)}%`;
  };
  const said = { ...words.said, now: words.timeOf(now) };
  const [from, to, late] = [placeOf(told.from), placeOf(told.to), placeOf(end)];
  const isInside = Temporal.Instant.compare(told.from, now) <= 0;
  const isNear = expectedAt !== null && expectedAt.since(now).total('milliseconds') < wholeMs / 4;
  return (
    <div
      role="img"
      aria-label={expectedAt ? t('line.labelLate', said) : t('line.label', said)}
      className="relative mt-2 h-16 text-xs text-quiet figures before:absolute before:inset-x-0 before:top-[31px] before:h-0.5 before:bg-stone-300"
    >
      <span
        className="absolute top-[29px] h-1.5 rounded-full bg-ink"
        style={{ left: from, width: `calc(${to} - ${from})` }}
      />
      {expectedAt && (
        <span
          className="absolute top-[29px] h-1.5 bg-[repeating-linear-gradient(90deg,var(--color-route-live)_0_5px,transparent_5px_9px)]"
          style={{ left: to, width: `calc(${late} - ${to})` }}
        />
      )}
      <Label at={from} below>
        {said.from}
      </Label>
      <Label at={to} below>
        {said.to}
      </Label>
      {isInside && (
        <>
          {!isNear && <Label at={placeOf(now)}>{t('line.now', said)}</Label>}
          <span
            className="absolute top-8 size-3 -translate-1/2 rounded-full border-[3px] border-ink bg-paper"
            style={{ left: placeOf(now) }}
          />
        </>
      )}
      {expectedAt && (
        <>
          <Label at={late}>{said.expected}</Label>
          <span
            className="stays-filled absolute top-8 size-4 -translate-1/2 rounded-full bg-route-live shadow-[0_0_0_5px_var(--color-signal-100)]"
            style={{ left: late }}
          />
        </>
      )}
    </div>
  );
}

interface LabelProps {
  readonly at: string;
  readonly below?: boolean;
  readonly children: string;
}

function Label({ at, below = false, children }: LabelProps) {
  return (
    <span
      className={
        below
          ? 'absolute top-[42px] -translate-x-1/2 whitespace-nowrap'
          : 'absolute -top-0.5 -translate-x-1/2 font-strong whitespace-nowrap text-ink'
      }
      style={{ left: at }}
    >
      {children}
    </span>
  );
}
