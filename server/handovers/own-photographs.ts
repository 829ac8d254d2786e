import { objectedBy } from '../../domain/charges/claim.ts';
import { mayAddMark } from '../../domain/handovers/addition.ts';
import type { Sha256 } from '../../domain/handovers/event.ts';
import { isHeic } from '../../domain/handovers/picture-type.ts';
import { handoverPolicy } from '../../domain/policy-constants.ts';
import { lockBooking } from '../bookings/record/booking-row.ts';
import { asClaim, claimsOf } from '../bookings/record/claims.ts';
import { sha256 } from '../bookings/record/sha256.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import type { Storage } from '../providers/storage/port.ts';
import { storedName } from './files.ts';
import { noteFile } from './note-file.ts';
import { readableType } from './readable-type.ts';
import { sealOf } from './seal-of.ts';

interface Sent {
  readonly digest: Sha256;
  readonly content: Uint8Array;
}

/** Keeps what a renter photographed, under the digest that their browser made of it. */
export async function keepOwnPhotograph(
  { db, storage }: { readonly db: Queries; readonly storage: Storage },
  bookingId: string,
  { digest, content }: Sent,
  now: Temporal.Instant,
): Promise<void> {
  if (!(await isWanted(db, bookingId, now))) {
    throw new Refusal('photo_not_wanted', 'There is nothing to add a photograph to any more.');
  }
  if (await isSentBefore(db, bookingId, digest)) return;
  const type = await readableType(content);
  if (!type) throw refused('body', isHeic(content) ? 'is HEIC, not JPEG, PNG or WebP' : notOne);
  if (sha256(content) !== digest) {
    throw refused('params.digest', 'is not the digest of these bytes');
  }
  await storage.put(storedName(digest), content, type);
  await db.transaction().execute(async (tx) => {
    // Sent at once, they are counted one after the other.
    await lockBooking(tx, bookingId);
    if (await isSentBefore(tx, bookingId, digest)) return;
    await noteFile(tx, { digest, bytes: content.length, type, at: now });
    await tx
      .insertInto('renter_photographs')
      .values({ booking_id: bookingId, digest, sent_at: toDate(now) })
      .execute();
  });
}

const notOne = 'is not a JPEG, PNG or WebP';
const refused = (field: string, reason: string) =>
  new Refusal('photo_refused', 'Send a photograph as JPEG, PNG or WebP.', [{ field, reason }]);

/** While a mark can be added to the delivery, or a claim be objected to. */
async function isWanted(db: Queries, bookingId: string, now: Temporal.Instant): Promise<boolean> {
  const seal = await sealOf(db, { bookingId, kind: 'deliver' });
  if (seal && mayAddMark(toInstant(seal.received_at), now)) return true;
  const claims = await claimsOf(db, bookingId);
  return claims.some((row) => {
    const by = objectedBy(asClaim(row));
    return by !== null && Temporal.Instant.compare(now, by) < 0;
  });
}

/** Whether there is nothing to do; another one is refused where there are enough. */
async function isSentBefore(db: Queries, bookingId: string, digest: Sha256): Promise<boolean> {
  const sent = await db
    .selectFrom('renter_photographs')
    .select('digest')
    .where('booking_id', '=', bookingId)
    .execute();
  if (sent.some((one) => one.digest === digest)) return true;
  if (sent.length < handoverPolicy.renterPhotographsMost) return false;
  throw new Refusal('too_many_photos', 'No more photographs can be added to this booking.');
}
