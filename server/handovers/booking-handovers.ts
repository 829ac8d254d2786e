import type { BookingHandovers, SealedHandover } from '../../contract/handovers.ts';
import { marksAddedUntil, mayAddMark } from '../../domain/handovers/addition.ts';
import type { HandoverKey } from '../../domain/handovers/event.ts';
import { firstNameOf } from '../accounts/first-name.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import { filesOf } from './files.ts';
import { addedShape, marksAdded } from './renter-marks.ts';
import { sealShape } from './seal-of.ts';
import { sealedHandover } from './sealed-handover.ts';

/** Both ends of a booking as far as they are sealed, and what the renter has added. */
export async function bookingHandovers(
  db: Queries,
  { id }: Pick<BookingRow, 'id'>,
  now: Temporal.Instant,
): Promise<BookingHandovers> {
  const delivery = await handoverShape(db, { bookingId: id, kind: 'deliver' });
  const received = delivery && Temporal.Instant.from(delivery.receivedAt);
  const isOpen = received && mayAddMark(received, now);
  return {
    delivery,
    collection: await handoverShape(db, { bookingId: id, kind: 'collect' }),
    added: (await marksAdded(db, id)).map(addedShape),
    addUntil: isOpen ? marksAddedUntil(received).toString() : null,
  };
}

export async function handoverShape(db: Queries, key: HandoverKey): Promise<SealedHandover | null> {
  const sealed = await sealedHandover(db, key);
  if (!sealed) return null;
  const { seal, phone } = sealed;
  const { handover, events } = phone;
  const car = await db
    .selectFrom('cars')
    .select(['brand', 'model', 'plate'])
    .where('id', '=', seal.car_id)
    .executeTakeFirstOrThrow();
  const driver = await db
    .selectFrom('staff')
    .select('name')
    .where('id', '=', seal.staff_id)
    .executeTakeFirst();
  const { signature } = handover;
  const sealing = events.find(({ act }) => act.kind === 'sealed');
  return {
    kind: key.kind,
    seal: sealShape(seal),
    sealedAt: toInstant(seal.sealed_at).toString(),
    receivedAt: toInstant(seal.received_at).toString(),
    clockOffSeconds: Math.round((sealing?.clockOffMs ?? 0) / 1000),
    car: { name: `${car.brand} ${car.model}`, plate: car.plate },
    by: firstNameOf(driver?.name ?? ''),
    arrivedAt: handover.arrivedAt?.toString() ?? null,
    photographs: handover.photographs.map((one) => ({ ...one, at: one.at.toString() })),
    marks: [...handover.marks],
    readings: handover.readings,
    signature: signature && { ...signature, at: signature.at.toString() },
  };
}

/** Of the sealed ends of a booking: everything else that phones have sent is for the desk. */
export async function isSealedFile(
  db: Queries,
  bookingId: string,
  digest: string,
): Promise<boolean> {
  for (const kind of ['deliver', 'collect'] as const) {
    const sealed = await sealedHandover(db, { bookingId, kind });
    if (sealed && filesOf(sealed.phone.handover).includes(digest)) return true;
  }
  return false;
}
