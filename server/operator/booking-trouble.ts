import { attemptDecisions } from '../../domain/handovers/judge-seal.ts';
import { jobKinds } from '../../domain/jobs/job.ts';
import { replacementReasons } from '../../domain/policies/another-car.ts';
import { repairKinds } from '../../domain/repairs/repair.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { requireCity } from '../catalogue/require-city.ts';
import { Refusal } from '../errors.ts';
import { COMMAND_LINE } from '../operate/audit/record-audit.ts';
import { decideHandover } from '../operate/evidence/decide-handover.ts';
import { assignJob } from '../operate/jobs/assign-job.ts';
import { offerToRenter, repairForRenter } from '../operate/repairs/repair-verbs.ts';
import { readTime } from './booking-change.ts';
import { bookingUsage } from './booking-options.ts';
import { carByPlate, inOne, type Verb } from './booking-verbs.ts';
import { type OperatorWork, usage } from './command.ts';

/** For a renter whose car cannot be had: the repair that the desk would press. */
export const repairByHand: Verb = async (
  work,
  booking,
  { cars, starts, reason: said },
  [asked],
) => {
  const kind = repairKinds.find((one) => one === asked);
  const reason = replacementReasons.find((one) => one === said);
  if (!kind || !reason) throw usage(bookingUsage);
  const { time_zone } = await requireCity(work.database.kysely, booking.city_id);
  const carIds = await carsIn(work, booking, cars);
  const startsAt = starts ? readTime(starts, time_zone) : undefined;
  await inOne(work, (tx) =>
    repairForRenter(tx, work, booking, { kind, carIds, startsAt, reason }, COMMAND_LINE),
  );
};

export const offerByHand: Verb = async (work, booking, { cars, reason: said }) => {
  const reason = replacementReasons.find((one) => one === said);
  const carIds = await carsIn(work, booking, cars);
  if (!reason || carIds.length === 0) throw usage(bookingUsage);
  await inOne(work, (tx) => offerToRenter(tx, work, booking, { carIds, reason }, COMMAND_LINE));
};

/** Gives a delivery or a collection to a driver, or to nobody again. */
export const jobByHand: Verb = async (work, booking, { driver }, [asked]) => {
  const kind = jobKinds.find((one) => one === asked);
  if (!kind || !driver) throw usage(bookingUsage);
  const driverId = driver === 'nobody' ? null : await driverCalled(work, driver);
  await inOne(work, (tx) => assignJob(tx, work, booking, { kind, driverId }, COMMAND_LINE));
};

/** Takes what a phone did at a door as the handover, or sets it aside. */
export const handoverByHand: Verb = async (work, booking, { phone, reason }, [end, said]) => {
  const kind = jobKinds.find((one) => one === end);
  const decision = attemptDecisions.find((one) => one === said);
  if (!kind || !decision || !phone || !reason) throw usage(bookingUsage);
  const decided = { kind, phoneId: phone, decision, reason };
  await inOne(work, (tx) => decideHandover(tx, work, booking, decided, COMMAND_LINE));
};

/** By their plates, in the order they are named. */
async function carsIn(work: OperatorWork, booking: BookingRow, plates = ''): Promise<string[]> {
  const carIds: string[] = [];
  for (const plate of plates.split(',').filter(Boolean)) {
    carIds.push((await carByPlate(work.database.kysely, booking.city_id, plate)).id);
  }
  return carIds;
}

async function driverCalled({ database }: OperatorWork, email: string): Promise<string> {
  const person = await database.kysely
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!person) throw new Refusal('not_found', `Nobody of staff is ${email}.`);
  return person.id;
}
