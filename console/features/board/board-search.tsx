import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { BoardFound } from '../../../contract/operate/board.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { useFindList } from '../../shell/use-find-list.ts';
import { useStillWhilePressed } from '../../shell/use-still-while-pressed.ts';
import { type CarLine, carsNamed } from './board-model.ts';
import { addressOf, type BoardView } from './board-view.ts';

const LEAST_LETTERS = 2;
const MOST_CARS = 6;

interface BoardSearchProps {
  readonly view: BoardView;
  readonly lines: readonly CarLine[];
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What was found is gone to: its car, and for a booking the day of its delivery. */
export function BoardSearch({ view, lines, input }: BoardSearchProps) {
  const { t } = useTranslation('board');
  const { timeZone } = usePageCity();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found, isReading, hasFailed } = useFoundBookings(text.trim());
  const isAsking = text.trim().length >= LEAST_LETTERS;
  const when = (at: string) => moment(at, timeZone);
  const whole = { ...view, category: null, state: null, base: null };
  // The board knows its cars and the server its bookings: what comes later comes below.
  const cars = isAsking ? carsNamed(lines, text).slice(0, MOST_CARS) : [];
  const { shown: entries, onPointerDown } = useStillWhilePressed([
    ...cars.map(({ id, brand, model, plate }) => ({
      id: `car-${id}`,
      label: `${brand} ${model}`,
      note: plate ?? '',
      path: `${addressOf(whole)}#${id}`,
    })),
    ...found.map(({ id, reference, renter, carId, startsAt, endsAt }) => ({
      id: `booking-${id}`,
      label: renter,
      note: t('find.booking', { reference, from: when(startsAt), to: when(endsAt) }),
      path: `${addressOf({ ...whole, day: dayOf(startsAt, timeZone), open: null })}#${carId}/${id}`,
    })),
  ]);
  const combobox = useFindList({
    text,
    entries,
    isReading,
    isFirstSure: cars.length > 0,
    onTake: ({ path }) => {
      setText('');
      navigate(path);
    },
  });
  return (
    <search
      aria-label={t('find.label')}
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || setText('')
      }
    >
      <Icon
        name="find"
        className="pointer-events-none absolute top-2 left-2.5 size-4 stroke-2 text-quiet"
      />
      <input
        {...combobox.inputProps}
        ref={input}
        aria-label={t('find.label')}
        aria-keyshortcuts="f"
        placeholder={t('find.hint')}
        maxLength={60}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          combobox.reset();
        }}
        onKeyDown={(event) =>
          event.key === 'Escape' ? setText('') : combobox.inputProps.onKeyDown(event)
        }
        className="h-8 w-36 rounded-full border border-control bg-card pr-3 pl-8 text-xs placeholder:text-quiet hover:border-ink focus-visible:rounded-full vast:w-56"
      />
      {isAsking && (
        <div className="absolute top-10 left-0 z-30 max-h-96 w-80 overflow-y-auto rounded-card bg-card p-2 shadow-popover">
          <ul
            {...combobox.listProps}
            aria-label={t('find.found')}
            onPointerDown={onPointerDown}
            className="grid"
          >
            {entries.map(({ id, label, note }, index) => (
              <li
                key={id}
                {...combobox.optionProps(index)}
                className="grid cursor-pointer rounded-control px-3 py-1.5 hover:bg-stone-50 aria-selected:bg-stone-100"
              >
                <span className="truncate font-strong">{label}</span>
                <span className="truncate text-2xs text-quiet figures">{note}</span>
              </li>
            ))}
          </ul>
          <p role="status" className="grid px-3 py-2 text-xs text-quiet empty:hidden">
            {isReading && entries.length === 0 && t('find.reading')}
            {!isReading && entries.length === 0 && (
              <>
                <strong className="font-strong text-ink">{t('find.none', { text })}</strong>
                {hasFailed ? t('find.failed') : t('find.noneText')}
              </>
            )}
          </p>
        </div>
      )}
    </search>
  );
}

const dayOf = (at: string, timeZone: string) =>
  Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate();

interface Found {
  /** What these were found for. */
  readonly text: string;
  readonly found: BoardFound['bookings'];
  readonly hasFailed: boolean;
}

const nothing: Found = { text: '', found: [], hasFailed: false };

/** Names, emails and telephone numbers are not on the board, nor what lies outside its window. */
function useFoundBookings(text: string): Found & { readonly isReading: boolean } {
  const { id: city } = usePageCity();
  const [state, setState] = useState(nothing);
  useEffect(() => {
    if (text.length < LEAST_LETTERS) return setState(nothing);
    const outdated = new AbortController();
    const { signal } = outdated;
    operateApi()
      .findOnBoard({ query: { city, text } }, { signal })
      .then(
        ({ bookings }) => signal.aborted || setState({ text, found: bookings, hasFailed: false }),
        () => signal.aborted || setState({ ...nothing, text, hasFailed: true }),
      );
    return () => outdated.abort();
  }, [city, text]);
  return { ...state, isReading: text.length >= LEAST_LETTERS && state.text !== text };
}
