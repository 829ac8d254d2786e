import { type NotNull, sql } from 'kysely';
import { additionDigest, objectionDigest } from '../../domain/handovers/addition.ts';
import { readChain, type WrongLink } from '../../domain/handovers/chain.ts';
import { claimDigest } from '../bookings/record/claim-digest.ts';
import { headOf } from '../bookings/record/evidence-heads.ts';
import { digestOfText } from '../bookings/record/sha256.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import { decisionDigest } from './decision-digest.ts';
import { marksAdded } from './renter-marks.ts';
import { sealOf } from './seal-of.ts';

/** Of what was added to a booking's record after a phone had sealed, or could not. */
export type WrongAddition = WrongLink & {
  readonly of: 'marks' | 'decisions' | 'claims' | 'objections';
  readonly bookingId: string;
};

/** Computes anew what renters have added and what the desk has decided and claimed, each from what was there before it. */
export async function verifyAdditions(db: Queries): Promise<{ readonly wrong: WrongAddition[] }> {
  const wrong: WrongAddition[] = [];
  for (const chain of ['marks', 'decisions', 'claims', 'objections'] as const) {
    for (const bookingId of await bookingsWith(db, chain)) {
      const links = await wrongIn[chain](db, bookingId);
      for (const link of links) wrong.push({ ...link, of: chain, bookingId });
    }
  }
  return { wrong };
}

/** Those with such rows or with the end of their chain, whose rows may all be gone. */
async function bookingsWith(db: Queries, chain: WrongAddition['of']): Promise<string[]> {
  const table = tables[chain];
  const rows = await db
    .selectFrom(table)
    .select('booking_id')
    .union(
      db
        .selectFrom('evidence_heads')
        .select('booking_id')
        .where('chain', '=', chain)
        .where('booking_id', 'is not', null)
        .$narrowType<{ booking_id: NotNull }>(),
    )
    .orderBy('booking_id')
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

const tables = {
  marks: 'renter_marks',
  decisions: 'handover_decisions',
  claims: 'claims',
  objections: 'objections',
} as const;

const wrongIn = {
  marks: wrongMarks,
  decisions: wrongDecisions,
  claims: wrongClaims,
  objections: wrongObjections,
};

/** The first is chained to the seal, each other one to the mark before it. */
async function wrongMarks(db: Queries, bookingId: string): Promise<WrongLink[]> {
  const seal = await sealOf(db, { bookingId, kind: 'deliver' });
  const chain = readChain(seal?.digest ?? '');
  const wrong: WrongLink[] = [];
  for (const row of await marksAdded(db, bookingId)) {
    const { id, kind, side, across, down, words, photo, position, digest } = row;
    const mark = { id, kind, side, across, down, words };
    const previous = chain.previous() ?? '';
    const added = { previous, mark, photo, at: toInstant(row.added_at) };
    const expected = await additionDigest(added, digestOfText);
    wrong.push(...chain.take({ position, digest, expected }));
  }
  return [...wrong, ...chain.end(await headOf(db, { chain: 'marks', booking_id: bookingId }))];
}

async function wrongDecisions(db: Queries, bookingId: string): Promise<WrongLink[]> {
  const rows = await db
    .selectFrom('handover_decisions')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  const head = await headOf(db, { chain: 'decisions', booking_id: bookingId });
  return wrongRows(rows, decisionDigest, head);
}

async function wrongClaims(db: Queries, bookingId: string): Promise<WrongLink[]> {
  const rows = await db
    .selectFrom('claims')
    .selectAll()
    .select(sql<string>`evidence::text`.as('copied'))
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  const head = await headOf(db, { chain: 'claims', booking_id: bookingId });
  return wrongRows(rows, (row, previous) => claimDigest(row, row.copied, previous), head);
}

/** Each row's digest is made of the row and of the digest before it. */
function wrongRows<R extends { readonly position: number; readonly digest: string }>(
  rows: readonly R[],
  digestOf: (row: R, previous: string | null) => string,
  head: Awaited<ReturnType<typeof headOf>>,
): WrongLink[] {
  const chain = readChain(null);
  const wrong = rows.flatMap((row) => {
    const { position, digest } = row;
    return chain.take({ position, digest, expected: digestOf(row, chain.previous()) });
  });
  return [...wrong, ...chain.end(head)];
}

async function wrongObjections(db: Queries, bookingId: string): Promise<WrongLink[]> {
  const rows = await db
    .selectFrom('objections')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  const chain = readChain(null);
  const wrong: WrongLink[] = [];
  for (const { claim_id, words, photo, made_at, position, digest } of rows) {
    const made = { claimId: claim_id, words, photo, at: toInstant(made_at) };
    const previous = chain.previous();
    const expected = await objectionDigest({ ...made, previous }, digestOfText);
    wrong.push(...chain.take({ position, digest, expected }));
  }
  return [...wrong, ...chain.end(await headOf(db, { chain: 'objections', booking_id: bookingId }))];
}
