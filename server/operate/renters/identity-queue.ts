import type { WaitingCheck, WaitingChecks } from '../../../contract/operate/renters.ts';
import { bookingStatuses, isOpenToRenter } from '../../../domain/booking-lifecycle.ts';
import { carName } from '../../bookings/record/car-name.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { IdentityUnavailable } from '../../providers/identity/port.ts';
import { phoneOf } from '../bookings/phone-of.ts';
import { waitingChecks } from './waiting-checks.ts';

/** The provider is asked about each: more are not decided in one sitting. */
const MOST = 50;

/** Checks that wait for a person and concern this city: a trip here, or none anywhere. The next delivery first. */
export async function identityQueue(
  db: Queries,
  { clock, identity }: Pick<Deps, 'clock' | 'identity'>,
  cityId: string,
): Promise<WaitingChecks> {
  const rows = await waitingChecks(db)
    .where(({ exists, not, or, selectFrom }) => {
      const ahead = selectFrom('bookings')
        .select('bookings.id')
        .whereRef('bookings.user_id', '=', 'document_requests.user_id')
        .where('bookings.status', 'in', bookingStatuses.filter(isOpenToRenter));
      return or([exists(ahead.where('bookings.city_id', '=', cityId)), not(exists(ahead))]);
    })
    .limit(MOST)
    .execute();
  const trips = await tripsOf(
    db,
    rows.map(({ user_id }) => user_id),
    cityId,
  );
  const items = await Promise.all(
    rows.map(async (row): Promise<WaitingCheck> => {
      const here = trips.find(({ user_id }) => user_id === row.user_id);
      return {
        requestId: row.id,
        renter: { id: row.user_id, name: row.name, email: row.email, phone: phoneOf(row) },
        since: row.created_at.toISOString(),
        isBeingDecided: row.is_being_decided,
        provider: row.inquiry_id ? await saidOf(identity, row.inquiry_id) : null,
        nextTrip: here
          ? {
              bookingId: here.id,
              reference: here.reference,
              startsAt: here.starts_at.toISOString(),
              car: carName(here),
            }
          : null,
      };
    }),
  );
  const when = ({ nextTrip, since }: WaitingCheck) => (nextTrip ? nextTrip.startsAt : `9${since}`);
  return {
    items: items.toSorted((one, other) => when(one).localeCompare(when(other))),
    now: clock.now().toString(),
  };
}

async function tripsOf(db: Queries, userIds: readonly string[], cityId: string) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'user_id', 'starts_at', 'car_snapshot'])
    .where('user_id', 'in', userIds)
    .where('city_id', '=', cityId)
    .where('status', 'in', bookingStatuses.filter(isOpenToRenter))
    .orderBy('starts_at')
    .execute();
}

async function saidOf(
  { checks }: Deps['identity'],
  inquiryId: string,
): Promise<WaitingCheck['provider']> {
  try {
    const inquiry = await checks.readInquiry(inquiryId);
    if (!inquiry) return null;
    const { status, birthdate, flaws, addressParts } = inquiry;
    return { status, birthdate, flaws: [...flaws], address: addressParts.join(', ') || null };
  } catch (error) {
    if (error instanceof IdentityUnavailable) return null;
    throw error;
  }
}
