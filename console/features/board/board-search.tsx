import { type RefObject, useEffect, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Menu, MenuItem, Text } from 'react-aria-components/Menu';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { BoardFound } from '../../../contract/operate/board.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
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
  const { found, hasFailed } = useFoundBookings(text.trim());
  const cars = carsNamed(lines, text).slice(0, MOST_CARS);
  const when = (at: string) => moment(at, timeZone);
  const entries = [
    ...found.map(({ id, reference, renter, startsAt, endsAt }) => ({
      id: `booking-${id}`,
      label: renter,
      note: t('find.booking', { reference, from: when(startsAt), to: when(endsAt) }),
    })),
    ...cars.map(({ id, brand, model, plate }) => ({
      id: `car-${id}`,
      label: `${brand} ${model}`,
      note: plate ?? '',
    })),
  ];
  const go = (key: string) => {
    const booking = found.find(({ id }) => key === `booking-${id}`);
    const whole = { ...view, category: null, state: null, base: null };
    setText('');
    if (booking) {
      const day = Temporal.Instant.from(booking.startsAt).toZonedDateTimeISO(timeZone);
      const next = { ...whole, day: day.toPlainDate(), open: null };
      navigate(`${addressOf(next)}#${booking.carId}/${booking.id}`);
    } else navigate(`${addressOf(whole)}#${key.slice('car-'.length)}`);
  };
  const isAsking = text.trim().length >= LEAST_LETTERS;
  return (
    <search
      aria-label={t('find.label')}
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || setText('')
      }
    >
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label={t('find.label')} className="relative block w-36 vast:w-56">
          <Icon
            name="find"
            className="pointer-events-none absolute top-2 left-2.5 size-4 stroke-2 text-quiet"
          />
          <Input
            ref={input}
            aria-keyshortcuts="f"
            placeholder={t('find.hint')}
            maxLength={60}
            className="h-8 w-full rounded-full border border-control bg-card pr-3 pl-8 text-xs placeholder:text-quiet hover:border-ink focus-visible:rounded-full [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        {isAsking && (
          <Menu
            aria-label={t('find.found')}
            items={entries}
            onAction={(key) => go(String(key))}
            className="absolute top-10 left-0 z-30 grid max-h-96 w-80 overflow-y-auto rounded-card bg-card p-2 shadow-popover outline-none"
            renderEmptyState={() => (
              <p className="grid px-3 py-2 text-xs text-quiet">
                <strong className="font-strong text-ink">{t('find.none', { text })}</strong>
                {hasFailed ? t('find.failed') : t('find.noneText')}
              </p>
            )}
          >
            {(entry) => (
              <MenuItem
                id={entry.id}
                textValue={entry.label}
                className="grid cursor-pointer rounded-control px-3 py-1.5 outline-none data-focused:bg-stone-100"
              >
                <Text slot="label" className="truncate font-strong">
                  {entry.label}
                </Text>
                <Text slot="description" className="truncate text-2xs text-quiet figures">
                  {entry.note}
                </Text>
              </MenuItem>
            )}
          </Menu>
        )}
      </Autocomplete>
    </search>
  );
}

interface Found {
  readonly found: BoardFound['bookings'];
  readonly hasFailed: boolean;
}

/** Names, emails and telephone numbers are not on the board, nor what lies outside its window. */
function useFoundBookings(text: string): Found {
  const { id: city } = usePageCity();
  const [state, setState] = useState<Found>({ found: [], hasFailed: false });
  useEffect(() => {
    if (text.length < LEAST_LETTERS) return setState({ found: [], hasFailed: false });
    const outdated = new AbortController();
    const { signal } = outdated;
    operateApi()
      .findOnBoard({ query: { city, text } }, { signal })
      .then(
        ({ bookings }) => signal.aborted || setState({ found: bookings, hasFailed: false }),
        () => signal.aborted || setState({ found: [], hasFailed: true }),
      );
    return () => outdated.abort();
  }, [city, text]);
  return state;
}
