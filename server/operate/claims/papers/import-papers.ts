import type {
  PaperFile,
  PaperImport,
  PaperPreview,
} from '../../../../contract/operate/paper-file.ts';
import { sum } from '../../../../domain/money.ts';
import { serverWordsIn } from '../../../../i18n/server-words.ts';
import { requireCity } from '../../../catalogue/require-city.ts';
import type { Queries } from '../../../db/connect.ts';
import { Refusal } from '../../../errors.ts';
import type { Acting } from '../../acting.ts';
import type { DeskWork } from '../../bookings/record-deed.ts';
import { requirePermission } from '../../http/require-permission.ts';
import type { StaffCaller } from '../../http/staff-caller.ts';
import { claimFor } from '../claim-verbs.ts';
import { planPapers } from './plan-papers.ts';

/** What the file would ask of whom, line by line. Nothing is written. */
export async function previewPapers(
  db: Queries,
  caller: StaffCaller,
  file: PaperFile,
): Promise<PaperPreview> {
  requirePermission(caller, 'claims.make', file.cityId);
  const { columns, lines, digest, currency } = await planPapers(db, file);
  const claimed = lines.flatMap((one) => (one.kind === 'claimed' ? [one] : []));
  const ids = [...new Set(claimed.map(({ booking }) => booking.user_id))];
  const people =
    ids.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? '';
  return {
    columns,
    counts: { claimed: claimed.length, refused: lines.length - claimed.length },
    total: sum(
      claimed.map(({ paper }) => paper.amount),
      currency,
    ),
    lines: lines.map((one) => {
      if (one.kind === 'refused') return { ...one, problems: [...one.problems] };
      const { line, paper, booking } = one;
      return {
        kind: 'claimed',
        line,
        what: paper.kind,
        plate: paper.plate,
        at: paper.at.toString(),
        amount: paper.amount,
        reference: booking.reference,
        renter: nameOf(booking.user_id),
      };
    }),
    digest,
  };
}

/** Exactly what was looked at, all of it or nothing; each becomes a claim with its notice and its 48 hours. */
export async function importPapers(
  { tx, caller }: Acting,
  work: DeskWork,
  { digest, ...file }: PaperImport,
): Promise<{ claimed: number }> {
  requirePermission(caller, 'claims.make', file.cityId);
  const plan = await planPapers(tx, file);
  if (plan.digest !== digest) {
    throw new Refusal('import_changed', 'The trips have changed since the preview.');
  }
  if (plan.lines.some(({ kind }) => kind === 'refused')) {
    throw new Refusal('import_refused', 'Some lines cannot be imported, so none is.');
  }
  const { country_code } = await requireCity(tx, file.cityId);
  const t = serverWordsIn(country_code).getFixedT('en', 'paperFile');
  const claimed = plan.lines.flatMap((one) => (one.kind === 'claimed' ? [one] : []));
  // Two who import at once lock the bookings in the same order.
  for (const { paper, booking } of claimed.toSorted((one, other) =>
    one.booking.id < other.booking.id ? -1 : 1,
  )) {
    const { kind, amount, number, at, place } = paper;
    const words = place ? t(`words.${kind}At`, { place }) : t(`words.${kind}`);
    const ground = { views: [], marks: [], cleanedOf: null, paper: { number, at } };
    await claimFor(tx, work, booking, { kind, amount, words, ground }, caller.userId);
  }
  return { claimed: claimed.length };
}
