import { sealCode, sealDigest, sealLink } from '../../domain/handovers/seal.ts';
import { missingFiles } from '../bookings/record/missing-files.ts';
import { digestOfText } from '../bookings/record/sha256.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import type { Storage } from '../providers/storage/port.ts';
import { filesOf } from './files.ts';
import { type PhoneRecord, phonesOf } from './phones-of.ts';
import type { SealRow } from './seal-of.ts';
import { sealRecord } from './seal-record.ts';
import { verifyAdditions, type WrongAddition } from './verify-additions.ts';
import { verifyEvents, type WrongEvent } from './verify-events.ts';
import { verifyFiles, type WrongFile } from './verify-files.ts';
import { verifyNamed, type WrongNamed } from './verify-named.ts';

/** What is not as it was sealed: a seal that says something else, one that is gone, or what it stands on. */
type WrongSeal = { readonly of: 'seals' } & (
  | { readonly what: 'altered'; readonly code: string }
  | { readonly what: 'gone'; readonly carId: string; readonly position: number }
  | { readonly what: 'end-gone'; readonly carId: string }
  | { readonly what: 'lost-file'; readonly code: string; readonly digest: string }
);

export type WrongEvidence = WrongSeal | WrongAddition | WrongEvent | WrongFile | WrongNamed;

export interface EvidenceVerdict {
  readonly seals: number;
  readonly events: number;
  readonly files: number;
  readonly wrong: readonly WrongEvidence[];
}

/** Walks the chain of every car, and computes every seal, event and file anew from what is stored. */
export async function verifySeals(db: Queries, storage: Storage): Promise<EvidenceVerdict> {
  const cars = await db
    .selectFrom('seal_heads')
    .select('car_id')
    .union(db.selectFrom('seals').select('car_id'))
    .orderBy('car_id')
    .execute();
  let seals = 0;
  const wrong: WrongEvidence[] = [];
  for (const { car_id } of cars) {
    const rows = await db
      .selectFrom('seals')
      .selectAll()
      .where('car_id', '=', car_id)
      .orderBy('position')
      .execute();
    seals += rows.length;
    wrong.push(...(await wrongInChain(db, car_id, rows)));
  }
  const events = await verifyEvents(db);
  const files = await verifyFiles(db, storage);
  const additions = await verifyAdditions(db);
  const named = await verifyNamed(db);
  return {
    seals,
    events: events.events,
    files: files.files,
    wrong: [...wrong, ...additions.wrong, ...events.wrong, ...files.wrong, ...named],
  };
}

async function wrongInChain(
  db: Queries,
  carId: string,
  rows: readonly SealRow[],
): Promise<WrongSeal[]> {
  const head = await db
    .selectFrom('seal_heads')
    .selectAll()
    .where('car_id', '=', carId)
    .executeTakeFirst();
  const wrong: WrongSeal[] = [];
  const removed = (from: number, to: number) => {
    for (let position = from; position < to; position += 1) {
      wrong.push({ of: 'seals', what: 'gone', carId, position });
    }
  };
  let next = 1;
  let previous: string | null = null;
  for (const seal of rows) {
    removed(next, seal.position);
    const follows = seal.position === next && seal.previous_link === previous;
    const isAfterGap = seal.position > next;
    const isLast = seal.position === head?.position;
    const isLinked = (follows || isAfterGap) && (!isLast || seal.link === head?.link);
    const phone = await phoneBehind(db, seal);
    if (!isLinked || !(await isWhole(seal, phone))) {
      wrong.push({ of: 'seals', what: 'altered', code: seal.code });
    }
    const lost = await missingFiles(db, phone ? filesOf(phone.handover) : []);
    for (const digest of lost) {
      wrong.push({ of: 'seals', what: 'lost-file', code: seal.code, digest });
    }
    previous = seal.link;
    next = seal.position + 1;
  }
  if (!head) wrong.push({ of: 'seals', what: 'end-gone', carId });
  removed(next, (head?.position ?? 0) + 1);
  return wrong;
}

/** Whether everything a seal says follows from what is stored beneath it. */
async function isWhole(seal: SealRow, phone: PhoneRecord | undefined): Promise<boolean> {
  const sealed = phone?.handover.sealed;
  if (!phone?.sealingEvent || !sealed) return false;
  const digest = await sealDigest(keyOf(seal), phone.handover, digestOfText);
  const record = sealRecord(seal, phone.sealingEvent);
  const link = await sealLink({ previous: seal.previous_link, seal: digest, record }, digestOfText);
  return (
    digest === seal.digest &&
    digest === sealed.digest &&
    sealed.at.equals(toInstant(seal.sealed_at)) &&
    sealCode(digest) === seal.code &&
    record === seal.record &&
    link === seal.link
  );
}

const keyOf = ({ booking_id, kind }: SealRow) => ({ bookingId: booking_id, kind });

const phoneBehind = async (db: Queries, seal: SealRow) =>
  (await phonesOf(db, keyOf(seal))).find(({ phoneId }) => phoneId === seal.phone_id);
