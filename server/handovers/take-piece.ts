import { sql } from 'kysely';
import type { EvidenceUpload } from '../../contract/operate/drive.ts';
import type { Sha256 } from '../../domain/handovers/event.ts';
import { sha256 } from '../bookings/record/sha256.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import type { Storage } from '../providers/storage/port.ts';
import { storedName } from './files.ts';
import { noteFile } from './note-file.ts';
import { readableType } from './readable-type.ts';

/** How much of a file there is. */
export async function uploadOf(db: Queries, digest: Sha256): Promise<EvidenceUpload> {
  const whole = await db
    .selectFrom('evidence_files')
    .select('bytes')
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (whole) return { received: whole.bytes, isWhole: true };
  const { received } = await db
    .selectFrom('evidence_pieces')
    .select(sql<number>`coalesce(sum(octet_length(content)), 0)`.as('received'))
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  return { received: Number(received), isWhole: false };
}

interface Piece {
  readonly digest: Sha256;
  readonly offset: number;
  /** Of the whole file. */
  readonly size: number;
  readonly content: Uint8Array;
}

/**
 * Takes the next piece of a file. What was heard before is answered as it stands, so that an answer that was lost
 * costs nothing. The last piece is never stored alone: a file is whole under its digest, or still on its way.
 */
export async function takePiece(
  db: Queries,
  storage: Storage,
  { digest, offset, size, content }: Piece,
  now: Temporal.Instant,
): Promise<EvidenceUpload> {
  const there = await uploadOf(db, digest);
  if (there.isWhole || offset < there.received) return there;
  if (offset > there.received || offset + content.length > size) {
    throw new Refusal('piece_out_of_place', `The next piece begins at ${there.received}.`);
  }
  if (offset + content.length < size) {
    await db
      .insertInto('evidence_pieces')
      .values({ digest, first_byte: offset, content, received_at: toDate(now) })
      .onConflict((conflict) => conflict.columns(['digest', 'first_byte']).doNothing())
      .execute();
    return uploadOf(db, digest);
  }
  const whole = Buffer.concat([await piecesOf(db, digest), content]);
  const type = await readableType(whole);
  if (sha256(whole) !== digest || !type) {
    await dropPieces(db, digest);
    throw type
      ? new Refusal('digest_differs', 'These bytes have another digest; send them from the start.')
      : new Refusal('photo_unreadable', 'This is no picture: send JPEG, PNG or WebP.');
  }
  await storage.put(storedName(digest), whole, type);
  const file = { digest, bytes: whole.length, type, at: now };
  await db.transaction().execute((tx) => noteFile(tx, file));
  await dropPieces(db, digest);
  return { received: whole.length, isWhole: true };
}

async function piecesOf(db: Queries, digest: Sha256): Promise<Buffer> {
  const rows = await db
    .selectFrom('evidence_pieces')
    .select('content')
    .where('digest', '=', digest)
    .orderBy('first_byte')
    .execute();
  return Buffer.concat(rows.map(({ content }) => content));
}

async function dropPieces(db: Queries, digest: Sha256): Promise<void> {
  await db.deleteFrom('evidence_pieces').where('digest', '=', digest).execute();
}
