import { toCityTime } from '../../domain/city-time.ts';
import { type DistanceUnit, distanceUnit, formatDistance } from '../../domain/distance-unit.ts';
import { formatDateTime } from '../../domain/format-city-time.ts';
import { marksAddedUntil } from '../../domain/handovers/addition.ts';
import type { JobKind } from '../../domain/jobs/job.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { carName } from '../bookings/record/car-name.ts';
import { bookingUrl, notifyRenter } from '../bookings/record/notify-renter.ts';
import { type DayWork, textBesideEmail } from '../bookings/record/text-renter.ts';
import { requireCity } from '../catalogue/require-city.ts';
import type { Queries } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import type { HandoverSealedData } from '../mail/messages/handover-sealed.ts';
import type { AttachmentsOf } from '../mail/send-mail.ts';
import { sealedText } from '../texts/day-text.ts';
import { handoverShape } from './booking-handovers.ts';
import { protocolFile, protocolName } from './protocol-file.ts';

/** The renter's copy, in the transaction that seals. */
export async function notifySealed(
  tx: Queries,
  work: DayWork,
  booking: BookingRow,
  kind: JobKind,
): Promise<void> {
  const handover = await handoverShape(tx, { bookingId: booking.id, kind });
  if (!handover) throw new Error('nothing is sealed');
  const city = await requireCity(tx, booking.city_id);
  const at = (when: string) =>
    formatDateTime(toCityTime(Temporal.Instant.from(when), city.time_zone));
  const [sealedAt, receivedAt] = [at(handover.sealedAt), at(handover.receivedAt)];
  const until = marksAddedUntil(Temporal.Instant.from(handover.receivedAt));
  const beyond = {
    kind,
    ...handover.seal,
    sealedAt,
    receivedAt: sealedAt === receivedAt ? '' : receivedAt,
    readings: printed(handover.readings, distanceUnit(city.country_code)),
    marks: handover.marks.length,
    addUntil: kind === 'deliver' ? at(until.toString()) : '',
    handoverUrl: `${bookingUrl(work.siteUrl, booking.id)}/handover`,
    verifyUrl: `${work.siteUrl}/verify/${handover.seal.code}`,
  };
  await notifyRenter(tx, work, booking, 'handover-sealed', beyond, kind);
  await textBesideEmail(tx, work, booking, {
    moment: 'sealed',
    occasion: kind,
    at: Temporal.Instant.from(handover.sealedAt),
    body: sealedText({
      kind,
      car: carName(booking),
      countryCode: city.country_code,
      code: handover.seal.code,
      url: beyond.handoverUrl,
    }),
  });
}

type Sealed = NonNullable<Awaited<ReturnType<typeof handoverShape>>>;

function printed(readings: Sealed['readings'], unit: DistanceUnit): HandoverSealedData['readings'] {
  if (!readings) return null;
  const { odometerKm, fuelEighths, chargePercent, keys } = readings;
  return {
    odometer: formatDistance(odometerKm, unit),
    fuel: fuelEighths === null ? '' : `${fuelEighths}/8`,
    charge: chargePercent === null ? '' : `${chargePercent}%`,
    keys,
  };
}

/** The handover on paper goes with the email. */
export function protocolAttachment({
  database,
  storage,
  siteUrl,
}: Pick<Deps, 'database' | 'storage' | 'siteUrl'>): NonNullable<AttachmentsOf['handover-sealed']> {
  return async ({ reference, kind }) => {
    const db = database.kysely;
    const booking = await db
      .selectFrom('bookings')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const content = await protocolFile({ db, storage, siteUrl }, booking, kind);
    return [{ filename: protocolName(booking, kind), contentType: 'application/pdf', content }];
  };
}
