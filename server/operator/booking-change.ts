import type { Stop } from '../../contract/bookings.ts';
import { fromCityTime, instantToIso } from '../../domain/city-time.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { requireCity } from '../catalogue/require-city.ts';
import { Refusal } from '../errors.ts';
import { COMMAND_LINE } from '../operate/audit/record-audit.ts';
import { changeForRenter } from '../operate/bookings/booking-verbs.ts';
import { searchedCityOf } from '../places/searched-city.ts';
import type { SearchedCity } from '../providers/geocoding/port.ts';
import type { BookingOptions } from './booking-options.ts';
import { carryOutNow } from './carry-out-now.ts';
import { type OperatorWork, read } from './command.ts';

/** The renter's own verb, with addresses looked up and times read in the city's zone. */
export async function changeBooking(
  work: OperatorWork,
  booking: BookingRow,
  options: BookingOptions,
): Promise<void> {
  const city = await requireCity(work.database.kysely, booking.city_id);
  const searched = searchedCityOf(city);
  const change = {
    ...(options.starts ? { startsAt: readTime(options.starts, city.time_zone) } : {}),
    ...(options.ends ? { endsAt: readTime(options.ends, city.time_zone) } : {}),
    ...(options.delivery ? { delivery: await findAddress(work, searched, options.delivery) } : {}),
    ...(options.return ? { return: await findAddress(work, searched, options.return) } : {}),
  };
  const asked = { change, override: options.override };
  const { id } = await work.database.kysely
    .transaction()
    .execute((tx) => changeForRenter(tx, work, booking, asked, COMMAND_LINE));
  await carryOutNow(work, id);
}

/** With an offset or Z it is that instant, without it is the time on the wall in the city. */
export function readTime(text: string, timeZone: string): string {
  const isInstant = /(Z|[+-]\d{2}:?\d{2})$/.test(text);
  return instantToIso(
    read(text, (time) =>
      isInstant
        ? Temporal.Instant.from(time)
        : fromCityTime(Temporal.PlainDateTime.from(time), timeZone),
    ),
  );
}

export async function findAddress(
  work: OperatorWork,
  city: SearchedCity,
  text: string,
): Promise<Stop> {
  const [place] = await work.geocoder.search({ city, text, limit: 1 });
  if (!place) throw new Refusal('not_found', `"${text}" is no address that we know in the city.`);
  const { latitude, longitude, placeName } = place;
  return { latitude, longitude, name: placeName };
}
