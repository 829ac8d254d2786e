import { randomUUID } from 'node:crypto';
import type { JobKind } from '../../domain/jobs/job.ts';
import { sha256 } from '../bookings/record/sha256.ts';
import { takeEvents } from '../handovers/take-events.ts';
import { takePiece } from '../handovers/take-piece.ts';

import { deskThings } from './desk-things.ts';
import { picture as makePicture } from './handover-phone.ts';
import { openRental } from './rentals/rental.ts';
import { sealedTrip } from './sealed-trip.ts';
import type { TestApp } from './test-app.ts';

const picture = await makePicture();
const digest = sha256(picture);
const kind = 'deliver';

/** A job of whoever asks, and a photograph of theirs, as the parameters of an operation's path. */
export function driveThings(app: () => TestApp) {
  const { standing } = deskThings(app);
  const job = async (asker: { readonly id: string }) => {
    const { id: bookingId } = await standing();
    const db = app().deps.database.kysely;
    await db.deleteFrom('job_drivers').where('booking_id', '=', bookingId).execute();
    await db
      .insertInto('job_drivers')
      .values({
        booking_id: bookingId,
        kind,
        driver_id: asker.id,
        assigned_by: asker.id,
        assigned_at: app().deps.clock.now().toString(),
      })
      .execute();
    return { bookingId, kind };
  };
  /** One photograph of the car's front, by this person on a phone of its own. */
  const photographed = async (bookingId: string, kind: JobKind, staffId: string) => {
    const { database, clock } = app().deps;
    const now = clock.now();
    const phoneId = randomUUID();
    const taken = { kind: 'photograph-taken', subject: 'view', of: 'front' } as const;
    const act = { ...taken, digest, bytes: picture.length };
    const event = { id: randomUUID(), phoneId, number: 1, at: now, act };
    await database.kysely
      .transaction()
      .execute((tx) =>
        takeEvents(
          tx,
          { bookingId, kind },
          { phoneId, sentAt: now, events: [event] },
          { staffId, now },
        ),
      );
    return phoneId;
  };
  /** One that an event of the job names. */
  const announced = async (asker: { readonly id: string }) => {
    const { bookingId } = await job(asker);
    await photographed(bookingId, kind, asker.id);
    return { digest };
  };
  const stored = async (asker: { readonly id: string }) => {
    const { database, storage, clock } = app().deps;
    const named = await announced(asker);
    const piece = { digest, offset: 0, size: picture.length, content: picture };
    await takePiece(database.kysely, storage, piece, clock.now());
    return named;
  };
  let undecidedPhone = '';
  let sealed: { readonly id: string; readonly kind: JobKind } | undefined;
  return {
    job,
    announced,
    picture,
    events() {
      const at = app().deps.clock.now().toString();
      const event = { id: randomUUID(), number: 1, at, act: { kind: 'set-out' } };
      return { phoneId: randomUUID(), sentAt: at, events: [event] };
    },
    stored,
    async ofBooking(asker: { readonly id: string }) {
      await stored(asker);
      return { ...(await standing()), digest };
    },
    async sealed() {
      if (!sealed) {
        const trip = await sealedTrip(await openRental(app()));
        await trip.handOver('deliver');
        sealed = { id: trip.bookingId, kind: 'deliver' };
      }
      return sealed;
    },
    /** What somebody did who does not have the job. */
    async undecided() {
      const { id } = await standing();
      undecidedPhone = await photographed(id, 'collect', randomUUID());
      return { id, kind: 'collect' };
    },
    setAside: () => ({ phoneId: undecidedPhone, decision: 'set-aside', reason: 'not the driver' }),
  };
}
