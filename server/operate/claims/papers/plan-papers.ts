import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PaperFile } from '../../../../contract/operate/paper-file.ts';
import { isReviewable } from '../../../../domain/booking-lifecycle.ts';
import { isClaimedAlready, judgeGround } from '../../../../domain/charges/evidence.ts';
import {
  type CellProblem,
  mostPapersInFile,
  type Paper,
  type PaperField,
  paperFields,
  paperIn,
} from '../../../../domain/charges/paper-file.ts';
import { matchColumns } from '../../../../domain/match-columns.ts';
import { serverWords } from '../../../../i18n/server-words.ts';
import { claimedTrip } from '../../../bookings/claims/claimed-trip.ts';
import { earlierClaims } from '../../../bookings/claims/earlier-claims.ts';
import { tripEvidence } from '../../../bookings/claims/trip-evidence.ts';
import type { BookingRow } from '../../../bookings/record/booking-row.ts';
import { requireCity } from '../../../catalogue/require-city.ts';
import { recordsIn } from '../../../csv/records-in.ts';
import type { Queries } from '../../../db/connect.ts';
import { toDate } from '../../../db/instant.ts';
import { Refusal } from '../../../errors.ts';

type Line = { readonly line: number } & (
  | { readonly kind: 'claimed'; readonly paper: Paper; readonly booking: BookingRow }
  | {
      readonly kind: 'refused';
      readonly plate: string;
      readonly problems: readonly CellProblem[];
    }
);

/** What a file of tolls and fines means: each belongs to whoever had the car at that time. */
export async function planPapers(db: Queries, { cityId, csv, columns }: PaperFile) {
  const { time_zone: timeZone, currency } = await requireCity(db, cityId);
  const [headers, ...rest] = recordsIn(csv);
  if (!headers || rest.length === 0 || rest.length > mostPapersInFile) {
    throw new Refusal('file_unreadable', `A file has 1 to ${mostPapersInFile} lines.`);
  }
  const matched = columns ?? matchColumns(headers.cells, paperFields, columnNames());
  if (matched.length !== headers.cells.length || !matched.includes('plate')) {
    throw new Refusal('file_unreadable', 'No column is known to be the plate.');
  }
  const seen = new Set<string>();
  const lines: Line[] = [];
  for (const { line, cells } of rest) {
    const named = Object.fromEntries(
      matched.flatMap((field, at) => (field ? [[field, cells[at] ?? '']] : [])),
    );
    const refuse = (...problems: CellProblem[]): Line => ({
      kind: 'refused',
      line,
      plate: named['plate'] ?? '',
      problems,
    });
    if (cells.length !== headers.cells.length) {
      lines.push(refuse({ field: null, problem: 'cells' }));
      continue;
    }
    const read = paperIn(named, { timeZone, currency });
    if ('problems' in read) {
      lines.push(refuse(...read.problems));
      continue;
    }
    const { paper } = read;
    const isTwice = seen.has(paper.number);
    seen.add(paper.number);
    const found = isTwice
      ? ({ field: 'number', problem: 'twice' } as const)
      : await tripOf(db, cityId, paper);
    lines.push(
      'problem' in found ? refuse(found) : { kind: 'claimed', line, paper, booking: found },
    );
  }
  return {
    currency,
    columns: headers.cells.map((header, at) => ({ header, field: matched[at] ?? null })),
    lines,
    digest: digestOf(cityId, lines),
  };
}

const columnNames = (): Readonly<Record<PaperField, string>> =>
  serverWords.getFixedT('en', 'paperFile')('columns', { returnObjects: true });

/** Whoever had the car then: by the seals where there are some, else by the agreed times. */
async function tripOf(
  db: Queries,
  cityId: string,
  { plate, at, number, kind }: Paper,
): Promise<BookingRow | CellProblem> {
  // Authorities write plates with dashes, with spaces or with neither; a plate may have been on two cars.
  const cars = await db
    .selectFrom('cars')
    .select('id')
    .where('city_id', '=', cityId)
    .where(
      sql`regexp_replace(plate, '[^A-Za-z0-9]', '', 'g')`,
      '=',
      plate.replaceAll(/[^A-Z0-9]/gi, ''),
    )
    .execute();
  if (cars.length === 0) return { field: 'plate', problem: 'plate' };
  const near = await db
    .selectFrom('bookings')
    .selectAll()
    .where(
      'car_id',
      'in',
      cars.map(({ id }) => id),
    )
    .where('starts_at', '<=', toDate(at.add({ hours: 24 })))
    .where('ends_at', '>=', toDate(at.subtract({ hours: 24 * 14 })))
    .where('status', 'in', ['active', 'completed', 'review', 'processed', 'finished'])
    .orderBy('starts_at', 'desc')
    .execute();
  const ground = { views: [], marks: [], cleanedOf: null, paper: { number, at } };
  for (const booking of near) {
    const trip = await claimedTrip(db, booking);
    const sealed = await tripEvidence(db, booking.id);
    if (!judgeGround(kind, ground, sealed, trip).ok) continue;
    if (!isReviewable(booking.status)) return { field: 'at', problem: 'notOver' };
    const isClaimed = isClaimedAlready(kind, ground, await earlierClaims(db, booking.id));
    return isClaimed ? { field: 'number', problem: 'claimed' } : booking;
  }
  return { field: 'at', problem: 'noTrip' };
}

const digestOf = (cityId: string, lines: readonly Line[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        cityId,
        lines.map((one) =>
          one.kind === 'claimed'
            ? [one.line, one.booking.id, { ...one.paper, at: one.paper.at.toString() }]
            : [one.line, one.problems],
        ),
      ]),
    )
    .digest('hex');
