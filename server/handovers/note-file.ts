import { sql } from 'kysely';
import type { Sha256 } from '../../domain/handovers/event.ts';
import type { PictureType } from '../../domain/handovers/picture-type.ts';
import { headOf, moveHead } from '../bookings/record/evidence-heads.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { fileLink } from './file-link.ts';

const FILES_LOCK = 4_210_784;

interface Arrived {
  readonly digest: Sha256;
  readonly bytes: number;
  readonly type: PictureType;
  readonly at: Temporal.Instant;
}

/** Notes a file that is stored, once, behind the one that arrived before it. In a transaction, or the chain could fork. */
export async function noteFile(tx: Queries, { digest, bytes, type, at }: Arrived): Promise<void> {
  // The chain has one end, and files arrive at several nodes at once: one is noted after the other.
  await sql`SELECT pg_advisory_xact_lock(${FILES_LOCK})`.execute(tx);
  const known = await tx
    .selectFrom('evidence_files')
    .select('digest')
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (known) return;
  const last = await headOf(tx, { chain: 'files' });
  const number = (last?.position ?? 0) + 1;
  const file = { digest, bytes, type, stored_at: toDate(at) };
  const link = fileLink(file, last?.digest ?? null);
  await tx
    .insertInto('evidence_files')
    .values({ ...file, number, link })
    .execute();
  await moveHead(tx, { chain: 'files' }, { position: number, digest: link });
}
