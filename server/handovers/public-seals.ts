import type { PublicSeal, SealedFile } from '../../contract/handovers.ts';
import type { Sha256 } from '../../domain/handovers/event.ts';
import { sealCode } from '../../domain/handovers/seal.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import { notFound } from '../errors.ts';
import { filesOf } from './files.ts';
import { type AddedRow, addedShape, marksAdded } from './renter-marks.ts';
import { type SealRow, sealOf } from './seal-of.ts';
import { sealedHandover } from './sealed-handover.ts';

/** As it is stored, however it was typed. */
const written = (code: string) => code.replaceAll('-', '').replace(/(.{4})(?=.)/g, '$1-');

const sealCalled = (db: Queries, code: string): Promise<SealRow | undefined> =>
  db.selectFrom('seals').selectAll().where('code', '=', written(code)).executeTakeFirst();

/** What whoever has the code may know of a seal, or of a renter's mark and the seal that it was added to. */
export async function publicSeal(db: Queries, code: string): Promise<PublicSeal> {
  const seal = await sealCalled(db, code);
  if (seal) return shapeOf(db, seal);
  const mark = await markCalled(db, written(code));
  const marked = mark && (await sealOf(db, { bookingId: mark.booking_id, kind: 'deliver' }));
  if (!mark || !marked) throw notFound('This seal');
  const { digest, addedAt } = addedShape(mark);
  return { ...(await shapeOf(db, marked)), addition: { code: written(code), digest, addedAt } };
}

/** The history of its booking names it by its code; the mark itself says whether that is so. */
async function markCalled(db: Queries, code: string): Promise<AddedRow | undefined> {
  const named = await db
    .selectFrom('booking_history')
    .select('booking_id')
    .where('kind', '=', 'mark-added')
    .where('detail', '=', code)
    .executeTakeFirst();
  const marks = named ? await marksAdded(db, named.booking_id) : [];
  return marks.find(({ digest }) => sealCode(digest) === code);
}

async function shapeOf(db: Queries, seal: SealRow): Promise<PublicSeal> {
  const city = await db
    .selectFrom('bookings')
    .innerJoin('cities', 'cities.id', 'bookings.city_id')
    .select(['cities.name', 'cities.time_zone'])
    .where('bookings.id', '=', seal.booking_id)
    .executeTakeFirstOrThrow();
  const sealed = await sealedHandover(db, { bookingId: seal.booking_id, kind: seal.kind });
  const handover = sealed?.phone.handover;
  return {
    code: seal.code,
    digest: seal.digest,
    kind: seal.kind,
    city: city.name,
    timeZone: city.time_zone,
    sealedAt: toInstant(seal.sealed_at).toString(),
    photographs: handover?.photographs.length ?? 0,
    marks: handover?.marks.length ?? 0,
    hasReadings: Boolean(handover?.readings),
    isSigned: Boolean(handover?.signature && 'digest' in handover.signature),
    addition: null,
  };
}

const none: SealedFile = { result: 'none', seal: null, photograph: null };

/**
 * Whether a file is part of a seal. Where a code is given only that seal and the other end of its trip are looked at:
 * about all others nothing is said.
 */
export async function checkFile(
  db: Queries,
  digest: Sha256,
  code: string | undefined,
): Promise<SealedFile> {
  const asked = code === undefined ? undefined : await sealCalled(db, code);
  if (code !== undefined && !asked) return none;
  const found = await sealsStandingOn(db, digest);
  const paired = found.find(({ booking_id }) => booking_id === asked?.booking_id);
  const seal = asked ? (found.find(({ digest: own }) => own === asked.digest) ?? paired) : found[0];
  if (!seal) return none;
  const isAsked = !asked || seal.digest === asked.digest;
  return {
    result: isAsked ? 'matches' : 'paired',
    seal: await shapeOf(db, seal),
    photograph: await photographIn(db, seal, digest),
  };
}

/** Through the events that name it, which an index leads to; a photograph that was taken again is part of no seal. */
async function sealsStandingOn(db: Queries, digest: Sha256): Promise<SealRow[]> {
  const rows = await db
    .selectFrom('handover_events')
    .innerJoin('seals', (join) =>
      join
        .onRef('seals.booking_id', '=', 'handover_events.booking_id')
        .onRef('seals.kind', '=', 'handover_events.kind')
        .onRef('seals.phone_id', '=', 'handover_events.phone_id'),
    )
    .selectAll('seals')
    .distinct()
    .where(({ eb, ref }) => eb(ref('act', '->>').key('digest'), '=', digest))
    .where(({ eb, ref }) => eb(ref('act', '->>').key('kind'), 'in', ['photograph-taken', 'signed']))
    .execute();
  const standing: SealRow[] = [];
  for (const seal of rows) {
    const sealed = await sealedHandover(db, { bookingId: seal.booking_id, kind: seal.kind });
    if (sealed && filesOf(sealed.phone.handover).includes(digest)) standing.push(seal);
  }
  return standing;
}

async function photographIn(
  db: Queries,
  { booking_id, kind }: SealRow,
  digest: Sha256,
): Promise<SealedFile['photograph']> {
  const sealed = await sealedHandover(db, { bookingId: booking_id, kind });
  const taken = sealed?.phone.handover.photographs.find((one) => one.digest === digest);
  return taken ? { subject: taken.subject, of: taken.of } : null;
}
