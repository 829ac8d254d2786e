import type {
  DeskHandovers,
  DriverTrouble,
  PhoneLoss,
  UnsealedPhotographs,
  WaitingAttempt,
} from '../../../contract/operate/evidence.ts';
import { missingSteps } from '../../../domain/handovers/handover.ts';
import { mayAccept, needOf } from '../../../domain/handovers/judge-seal.ts';
import { sealCode } from '../../../domain/handovers/seal.ts';
import {
  type StandingTrouble,
  standingTrouble,
} from '../../../domain/handovers/standing-trouble.ts';
import { type JobKind, jobKinds } from '../../../domain/jobs/job.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { missingFiles } from '../../bookings/record/missing-files.ts';
import type { Queries } from '../../db/connect.ts';
import { attemptsOf, type PhoneAttempt } from '../../handovers/attempts-of.ts';
import { bookingHandovers } from '../../handovers/booking-handovers.ts';
import { driverSafeAt } from '../../handovers/driver-safe-at.ts';
import { lossesOf, type ToldLoss } from '../../handovers/losses-of.ts';
import { peopleOf } from '../staff/people-of.ts';

/** What was sealed, and what waits for somebody at the desk: a driver, or a decision. */
export async function deskHandovers(
  db: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<DeskHandovers> {
  const troubles: DriverTrouble[] = [];
  const waiting: WaitingAttempt[] = [];
  const losses: PhoneLoss[] = [];
  const unsealed: UnsealedPhotographs[] = [];
  const safeAt = await driverSafeAt(db, booking.id);
  for (const kind of jobKinds) {
    for (const loss of await lossesOf(db, { bookingId: booking.id, kind })) {
      losses.push(await lossShape(db, kind, loss));
    }
    for (const attempt of await attemptsOf(db, booking, kind)) {
      const trouble = standingTrouble(attempt, { status: booking.status, safeAt }, now);
      if (trouble) troubles.push(await troubleShape(db, kind, attempt.staffId, trouble));
      const shape = await waitingShape(db, kind, attempt);
      if (shape) waiting.push(shape);
      else unsealed.push(...(await unsealedOf(db, kind, attempt)));
    }
  }
  return { ...(await bookingHandovers(db, booking, now)), troubles, waiting, losses, unsealed };
}

async function troubleShape(
  db: Queries,
  kind: JobKind,
  staffId: string,
  { trouble, words, heardAt }: StandingTrouble,
): Promise<DriverTrouble> {
  const person = await peopleOf(db, [staffId]);
  return { kind, by: person(staffId).name, trouble, words, heardAt: heardAt.toString() };
}

/** Proofs of why there is no seal; the views of a walk that was broken off prove nothing. */
async function unsealedOf(
  db: Queries,
  kind: JobKind,
  { isSealed, handover, events, phoneId, staffId }: PhoneAttempt,
): Promise<UnsealedPhotographs[]> {
  const last = events.at(-1);
  if (isSealed || !last) return [];
  const proofs = handover.photographs.filter(({ subject }) => subject !== 'view');
  const missing = await missingFiles(
    db,
    proofs.map(({ digest }) => digest),
  );
  const stored = proofs.filter(({ digest }) => !missing.includes(digest));
  if (stored.length === 0) return [];
  const person = await peopleOf(db, [staffId]);
  return [
    {
      kind,
      phoneId,
      by: person(staffId).name,
      receivedAt: last.receivedAt.toString(),
      photographs: stored.map((one) => ({ ...one, at: one.at.toString() })),
    },
  ];
}

async function lossShape(
  db: Queries,
  kind: JobKind,
  { staffId, noticedAt, emptied, stored, missingFiles }: ToldLoss,
): Promise<PhoneLoss> {
  const person = await peopleOf(db, [staffId]);
  return {
    kind,
    by: person(staffId).name,
    noticedAt: noticedAt.toString(),
    acts: emptied.acts,
    stored,
    missingFiles,
    code: emptied.sealed && sealCode(emptied.sealed),
  };
}

async function waitingShape(
  db: Queries,
  kind: JobKind,
  attempt: PhoneAttempt,
): Promise<WaitingAttempt | null> {
  const need = needOf(attempt);
  const { events, handover, phoneId, staffId } = attempt;
  const [first, last] = [events.at(0), events.at(-1)];
  if (!need || !first || !last) return null;
  const person = await peopleOf(db, [staffId]);
  const { signature } = handover;
  return {
    kind,
    phoneId,
    by: person(staffId).name,
    firstAt: first.at.toString(),
    lastAt: last.at.toString(),
    receivedAt: last.receivedAt.toString(),
    clockOffSeconds: Math.round(last.clockOffMs / 1000),
    need,
    mayAccept: mayAccept(attempt),
    missing: missingSteps(handover),
    car: await carCalled(db, handover.carId),
    photographs: handover.photographs.map((one) => ({ ...one, at: one.at.toString() })),
    marks: [...handover.marks],
    readings: handover.readings,
    signature: signature && { ...signature, at: signature.at.toString() },
  };
}

async function carCalled(db: Queries, carId: string | null): Promise<string | null> {
  if (carId === null) return null;
  const car = await db
    .selectFrom('cars')
    .select(['brand', 'model', 'plate'])
    .where('id', '=', carId)
    .executeTakeFirst();
  return car ? [`${car.brand} ${car.model}`, car.plate].filter(Boolean).join(', ') : null;
}
