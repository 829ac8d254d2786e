import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonthDay, formatTime } from '../../../../domain/format-city-time.ts';
import { search as searchWords } from '../../../../i18n/en/search.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import { useSearchBar } from '../bar/use-search-bar.ts';
import type { ListedCity } from '../data/list-data.ts';
import { shortAddress } from '../data/short-address.ts';
import { AddressPanel } from './address-panel.tsx';
import { TripCell } from './trip-cell.tsx';
import { type TripSection, tripBarStyle } from './trip-sections.ts';

addWords('search', searchWords);

interface TripEditorProps {
  readonly city: ListedCity;
  readonly openAtFirst: TripSection;
  readonly onSearch: () => void;
}

const loadDates = () => import('../../trip/calendar/trip-popover.tsx');

/** The same bar as before the press, now with what opens from it. Nothing is kept until Search. */
export function TripEditor({ city, openAtFirst, onSearch }: TripEditorProps) {
  const { t } = useTranslation('fleet');
  const { t: tSearch } = useTranslation('search');
  const bar = useSearchBar(city);
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const [open, setOpen] = useState<TripSection | null>(openAtFirst);
  const dates = useDeferred(loadDates, open === 'dates');
  const close = () => setOpen(null);
  const toggle = (part: TripSection) => setOpen(open === part ? null : part);

  const { search, trip, isSame, problems } = bar;
  const delivery = shortAddress(search.start.query);
  const moment = (date: Temporal.PlainDate | undefined, time: Temporal.PlainTime) =>
    date ? `${formatMonthDay(date)}, ${formatTime(time)}` : tSearch('bar.addDates');

  const send = (event: FormEvent) => {
    event.preventDefault();
    const [first] = bar.submit();
    setOpen(first === undefined ? null : first === 'dates' ? 'dates' : 'addresses');
    if (first === undefined) onSearch();
  };

  return (
    <form ref={form} aria-label={t('trip.label')} onSubmit={send} className={tripBarStyle}>
      <TripCell
        label={t('trip.addresses')}
        from={delivery || t('trip.noAddress')}
        to={delivery && !isSame ? shortAddress(search.end.query) : undefined}
        isOpen={open === 'addresses'}
        onPress={() => toggle('addresses')}
      />
      <TripCell
        isWhole
        label={t('trip.dates', { city: city.name })}
        from={moment(trip.startDate, trip.startTime)}
        to={moment(trip.endDate, trip.endTime)}
        isOpen={open === 'dates'}
        isWaiting={open === 'dates' && dates.state === 'waiting'}
        onPress={() => toggle('dates')}
      />
      <Button variant="primary" type="submit">
        {t('trip.search')}
      </Button>
      {open === 'addresses' && (
        <AddressPanel city={city} bar={bar} errorId={errorId} onClose={close} />
      )}
      <div role="alert" id={errorId} className="sr-only">
        {problems.map((problem) => (
          <FieldError key={problem}>{tSearch(`errors.${problem}`)}</FieldError>
        ))}
      </div>
      {dates.state === 'ready' && (
        <dates.module.TripPopover
          anchor={form}
          isOpen={open === 'dates'}
          onClose={close}
          facts={bar.facts}
          draft={trip}
          onChange={bar.setTrip}
          cityName={city.name}
        />
      )}
    </form>
  );
}
