import type { WaitingCheck, WaitingChecks } from '../../../contract/operate/renters.ts';
import { carName } from '../../bookings/record/car-name.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { IdentityUnavailable } from '../../providers/identity/port.ts';
import { phoneOf } from '../bookings/phone-of.ts';
import { checksIn } from './checks-in.ts';

/** The provider is asked about each: more are not decided in one sitting. */
const MOST = 50;

/** Checks that wait for a person and concern this city, the next delivery first. */
export async function identityQueue(
  db: Queries,
  { clock, identity }: Pick<Deps, 'clock' | 'identity'>,
  cityId: string,
): Promise<WaitingChecks> {
  const checks = (await checksIn(db, cityId)).slice(0, MOST);
  const items = await Promise.all(
    checks.map(async ({ check: row, trip: here }): Promise<WaitingCheck> => {
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
