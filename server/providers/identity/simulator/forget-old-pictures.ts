import type { Queries } from '../../../db/connect.ts';
import { toDate } from '../../../db/instant.ts';
import type { Pictures } from './pictures.ts';
import { simulatorTables } from './tables.ts';

/** Pictures of checks that nobody finished in time, or that were decided as a node died. */
export async function forgetOldPictures(
  db: Queries,
  pictures: Pictures,
  now: Temporal.Instant,
): Promise<void> {
  const over = await simulatorTables(db)
    .selectFrom('simulator.inquiries')
    .innerJoin(
      'simulator.inquiry_pictures',
      'simulator.inquiry_pictures.inquiry_id',
      'simulator.inquiries.id',
    )
    .select('simulator.inquiries.id')
    .distinct()
    .where(({ or, and, eb }) =>
      or([
        eb('status', 'in', ['approved', 'declined', 'expired', 'failed']),
        and([eb('status', 'in', ['created', 'pending']), eb('expires_at', '<=', toDate(now))]),
      ]),
    )
    .execute();
  for (const { id } of over) await pictures.removeAll(id);
}
