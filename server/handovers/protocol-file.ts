import type { SealedHandover } from '../../contract/handovers.ts';
import type { JobKind } from '../../domain/jobs/job.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { requireCity } from '../catalogue/require-city.ts';
import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { drawPaper } from '../paper/draw-paper.ts';
import type { Block } from '../paper/paper.ts';
import type { Storage } from '../providers/storage/port.ts';
import { handoverShape } from './booking-handovers.ts';
import { protocolSheet, protocolTitle } from './protocol-sheet.ts';
import { addedShape, marksAdded } from './renter-marks.ts';
import { smallPicture } from './small-picture.ts';

export interface Protocols {
  readonly db: Queries;
  readonly storage: Storage;
  readonly siteUrl: string;
}

/** A sealed end of a booking as a PDF. */
export async function protocolFile(
  protocols: Protocols,
  booking: BookingRow,
  kind: JobKind,
): Promise<Uint8Array<ArrayBuffer>> {
  const protocol = await protocolOf(protocols, booking, kind);
  if (!protocol) throw notFound('A sealed handover of this booking');
  return drawPaper({ title: protocol.title, sheets: [protocol.sheet] });
}

/** The same as a sheet of any paper; null while nothing is sealed. */
export async function protocolOf(
  { db, storage, siteUrl }: Protocols,
  booking: BookingRow,
  kind: JobKind,
): Promise<{ readonly title: string; readonly sheet: readonly Block[] } | null> {
  const handover = await handoverShape(db, { bookingId: booking.id, kind });
  if (!handover) return null;
  const city = await requireCity(db, booking.city_id);
  const about = {
    reference: booking.reference,
    city: { name: city.name, timeZone: city.time_zone, countryCode: city.country_code },
    place: kind === 'deliver' ? booking.delivery_name : booking.return_name,
    added: kind === 'deliver' ? (await marksAdded(db, booking.id)).map(addedShape) : [],
    pictures: await smallPictures(storage, handover),
    verifyUrl: `${siteUrl}/verify/${handover.seal.code}`,
  };
  return { title: protocolTitle(handover, about), sheet: protocolSheet(handover, about) };
}

export const protocolName = ({ reference }: BookingRow, kind: JobKind) =>
  `handover-${reference}-${kind === 'deliver' ? 'delivery' : 'return'}.pdf`;

/** By digest. One that cannot be read is left out, and the seal says so. */
async function smallPictures(
  storage: Storage,
  { photographs, signature }: SealedHandover,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const digests = photographs.map(({ digest }) => digest);
  if (signature && 'digest' in signature) digests.push(signature.digest);
  const made = new Map<string, Uint8Array>();
  for (const digest of digests) {
    const small = await smallPicture(storage, digest);
    if (small) made.set(digest, small);
  }
  return made;
}
