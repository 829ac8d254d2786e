import type { z } from 'zod';
import type { Board, BoardQuery } from '../../../contract/operate/board.ts';
import { troubleOf } from '../../../domain/board/trouble.ts';
import { windowAround } from '../../../domain/board/window.ts';
import { cityToday, startOfCityDay } from '../../../domain/city-time.ts';
import { covers } from '../../../domain/polygon.ts';
import { troubleOf as awayOf } from '../../../domain/repairs/trouble.ts';
import { areasOf } from '../../catalogue/queries.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { readBars, readTakenNow } from './read-bars.ts';
import { readBoardCars } from './read-cars.ts';
import { readTroubledBookings } from './read-troubled-bookings.ts';

/** Every car of a city, what takes its time around a day, and what is wrong with it now. */
export async function readBoard(
  db: Queries,
  { city: cityId, day, zoom }: z.output<typeof BoardQuery>,
  now: Temporal.Instant,
): Promise<Board> {
  const city = await requireCity(db, cityId);
  const timeZone = city.time_zone;
  const today = cityToday(now, timeZone);
  const { firstDay, days } = windowAround(day ?? today, zoom);
  const window = {
    from: startOfCityDay(firstDay, timeZone),
    to: startOfCityDay(firstDay.add({ days }), timeZone),
  };
  const [cars, bars, takenNow, troubled, areas] = await Promise.all([
    readBoardCars(db, cityId),
    readBars(db, cityId, window, now),
    readTakenNow(db, cityId, now),
    readTroubledBookings(db, cityId, { now, timeZone }),
    areasOf(db, cityId),
  ]);
  return {
    now: now.toString(),
    today: today.toString(),
    from: firstDay.toString(),
    days,
    turnaroundMinutes: city.turnaround_minutes,
    cars: cars.map(({ baseAt, ...car }) => {
      const drivableUntil =
        car.drivableUntil === null ? null : Temporal.PlainDate.from(car.drivableUntil);
      const trouble = troubleOf(
        { condition: car.condition, drivableUntil },
        troubled.get(car.id) ?? [],
        { now, timeZone },
      );
      const dueBackAt = trouble?.kind === 'late-return' ? trouble.at : null;
      const away = awayOf({ condition: car.condition, dueBackAt, papersEndAt: null }, now);
      return {
        ...car,
        base: areas.find(({ outline }) => covers(outline, baseAt))?.name ?? null,
        trouble: trouble && { ...trouble, at: trouble.at.toString() },
        away: away && {
          reason: away.reason,
          from: away.from.toString(),
          until: away.until?.toString() ?? null,
        },
        takenNow: takenNow.get(car.id) ?? null,
        bars: bars.get(car.id) ?? [],
      };
    }),
  };
}
