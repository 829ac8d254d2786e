import { sql } from 'kysely';
import { type DriverManner, minutesBefore } from '../../../contract/sim-driver.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import type { HandoverEvent, HandoverKey } from '../../../domain/handovers/event.ts';
import { leaveAt } from '../../../domain/handovers/no-show.ts';
import { advanceBooking } from '../../bookings/life/advance-booking.ts';
import { bookingOf, lockBooking } from '../../bookings/record/booking-row.ts';
import { drawingOf } from '../../catalogue/drawn-photos.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { notifyMoment } from '../../handovers/notify-moment.ts';
import { phonesOf } from '../../handovers/phones-of.ts';
import { sealWhenWhole } from '../../handovers/seal-when-whole.ts';
import { knownMarks } from '../../handovers/sealed-handover.ts';
import { takeEvents } from '../../handovers/take-events.ts';
import { takePiece } from '../../handovers/take-piece.ts';
import { driversIn } from '../../operate/jobs/drivers-in.ts';
import { readManner } from './manner.ts';
import { phoneOf, type Walk, walk } from './walk.ts';

/** A day of the demonstration has fewer; the next sweep does the rest. */
const MOST_AT_ONCE = 20;
const LATE_MINUTES = 40;
const KM_A_DAY = 60;

/** The simulated driver does every handover that is due and that nobody of staff was given. */
export async function playHandovers(deps: Deps, bookingId?: string): Promise<void> {
  if (!isPlayed(deps)) return;
  const db = deps.database.kysely;
  const manner = await readManner(db);
  if (manner === 'away') return;
  for (const key of await dueHandovers(db, deps.clock.now(), bookingId)) {
    await play(deps, key, manner);
  }
}

/** As the clock that can be moved: only where no real card is charged. */
export const isPlayed = ({ config }: Pick<Deps, 'config'>): boolean =>
  config.payments.provider === 'simulator';

/** Whatever the driver sets out for by now; what somebody of staff was given is theirs. */
async function dueHandovers(
  db: Queries,
  now: Temporal.Instant,
  bookingId: string | undefined,
): Promise<HandoverKey[]> {
  const due = (kind: HandoverKey['kind']) => {
    const isDelivery = kind === 'deliver';
    return db
      .selectFrom('bookings')
      .innerJoin('cities', 'cities.id', 'bookings.city_id')
      .leftJoin('job_drivers', (join) =>
        join.onRef('job_drivers.booking_id', '=', 'bookings.id').on('job_drivers.kind', '=', kind),
      )
      .select('bookings.id')
      .where('cities.handovers', '=', 'recorded')
      .where('bookings.status', 'in', isDelivery ? ['booked', 'confirmed'] : ['active'])
      .where(
        isDelivery ? 'bookings.starts_at' : 'bookings.ends_at',
        '<=',
        toDate(now.add({ minutes: minutesBefore.setOut })),
      )
      .where(({ or, eb }) =>
        or([
          eb('job_drivers.driver_id', 'is', null),
          // A command may have given it: the giver is a text.
          sql<boolean>`job_drivers.driver_id::text = job_drivers.assigned_by`,
        ]),
      )
      .$if(bookingId !== undefined, (query) => query.where('bookings.id', '=', bookingId ?? ''))
      .orderBy(isDelivery ? 'bookings.starts_at' : 'bookings.ends_at')
      .limit(MOST_AT_ONCE)
      .execute();
  };
  const [deliveries, collections] = [await due('deliver'), await due('collect')];
  return [
    ...deliveries.map(({ id }) => ({ bookingId: id, kind: 'deliver' as const })),
    ...collections.map(({ id }) => ({ bookingId: id, kind: 'collect' as const })),
  ];
}

/** Files first: an interrupted handover leaves nothing but pictures that no event names. */
async function play(deps: Deps, key: HandoverKey, manner: DriverManner): Promise<void> {
  const { clock, storage } = deps;
  const db = deps.database.kysely;
  const asked = await whatIsAsked(db, key, manner, clock.now());
  const [driver] = await driversIn(db, asked.cityId);
  const isOver = asked.said.some(({ act }) => act.kind === 'sealed' || act.kind === 'trouble-met');
  if (!driver || isOver) return;
  const { events, files } = await walk(asked);
  if (events.length === 0) return;
  for (const [digest, content] of files) {
    await takePiece(db, storage, { digest, offset: 0, size: content.length, content }, clock.now());
  }
  await db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, key.bookingId);
    const now = clock.now();
    // Another node was quicker, or somebody of staff has it by now.
    if ((await saidBefore(tx, key)).length !== asked.said.length) return;
    const isNew = asked.said.length === 0;
    const staffId = await driverOf(tx, key, { driverId: driver.id, isNew, now });
    if (staffId === null) return;
    const sent = { phoneId: phoneOf(key), sentAt: now, events };
    const taken = await takeEvents(tx, key, sent, { staffId, now });
    await notifyMoment(tx, deps, { booking, kind: key.kind, taken });
    await sealWhenWhole(tx, deps, key);
  });
  await advanceBooking(deps, key.bookingId);
}

/** The driver gives themself a job that nobody has, once, and keeps it unless somebody else is given it. */
async function driverOf(
  tx: Queries,
  { bookingId, kind }: HandoverKey,
  { driverId, isNew, now }: { driverId: string; isNew: boolean; now: Temporal.Instant },
): Promise<string | null> {
  const job = await tx
    .selectFrom('job_drivers')
    .select(['driver_id', 'assigned_by'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (job) return !isNew && job.driver_id === job.assigned_by ? job.driver_id : null;
  await tx
    .insertInto('job_drivers')
    .values({
      booking_id: bookingId,
      kind,
      driver_id: driverId,
      assigned_by: driverId,
      assigned_at: toDate(now),
    })
    .execute();
  return driverId;
}

async function saidBefore(db: Queries, key: HandoverKey): Promise<readonly HandoverEvent[]> {
  const phones = await phonesOf(db, key);
  return phones.find(({ phoneId }) => phoneId === phoneOf(key))?.events ?? [];
}

async function whatIsAsked(
  db: Queries,
  key: HandoverKey,
  manner: DriverManner,
  now: Temporal.Instant,
) {
  const booking = await bookingOf(db, key.bookingId);
  const { time_zone: timeZone } = await requireCity(db, booking.city_id);
  const car = await db
    .selectFrom('cars')
    .selectAll()
    .where('id', '=', booking.car_id)
    .executeTakeFirstOrThrow();
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  const isDelivery = key.kind === 'deliver';
  const agreed = toInstant(isDelivery ? booking.starts_at : booking.ends_at);
  const at = manner === 'late' ? agreed.add({ minutes: LATE_MINUTES }) : agreed;
  const isAbsent = manner === 'nobody-there' && isDelivery;
  const days = toInstant(booking.ends_at).since(toInstant(booking.starts_at)).total('days');
  const asked: Walk = {
    key,
    carId: booking.car_id,
    car: drawingOf(car),
    renter: name,
    at,
    doneAt: isAbsent ? leaveAt(agreed) : at,
    hour: toCityTime(at, timeZone).hour,
    knownMarks: await knownMarks(db, booking.car_id),
    odometerKm: car.odometer_km + (isDelivery ? 4 : Math.round(days * KM_A_DAY)),
    isElectric: car.propulsion_type === 'ELECTRIC',
    manner,
    said: await saidBefore(db, key),
    now,
  };
  return { ...asked, cityId: booking.city_id };
}
