const HALF_DAY = 12;

/** As people say it: `7AM`, `12PM`, `11PM`; the end of the day is its midnight. */
export function hourOfDay(hour: number): string {
  const isMorning = hour % 24 < HALF_DAY;
  return `${hour % HALF_DAY || HALF_DAY}${isMorning ? 'AM' : 'PM'}`;
}

/** Somebody is there at any hour: nobody says `12AM to 12AM`. */
export const isAllDay = (hours: { readonly opensAtHour: number; readonly closesAtHour: number }) =>
  hours.opensAtHour === 0 && hours.closesAtHour === 24;
