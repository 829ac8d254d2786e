import { Calendar, type CalendarProps } from './calendar.tsx';
import { TripOffers } from './trip-offers.tsx';
import { TripEnds } from './trip-summary.tsx';
import { TripTimes } from './trip-times.tsx';
import { ZoneNote } from './zone-note.tsx';

export interface TripPickerProps extends CalendarProps {
  readonly cityName: string;
  /** For a bar that has the times in cells of their own. */
  readonly isWithoutTimes?: boolean;
}

/** Days and times of a trip. One for the search, the car's page and the change of a booking. */
export function TripPicker({ cityName, isWithoutTimes = false, ...calendar }: TripPickerProps) {
  const { facts, draft, onChange } = calendar;
  return (
    <div className="grid gap-5">
      {calendar.isScrolled && <TripEnds draft={draft} onChange={onChange} />}
      <Calendar {...calendar} />
      {!isWithoutTimes && <TripTimes facts={facts} draft={draft} onChange={onChange} />}
      <TripOffers facts={facts} draft={draft} onChange={onChange} />
      <ZoneNote facts={facts} cityName={cityName} />
    </div>
  );
}
