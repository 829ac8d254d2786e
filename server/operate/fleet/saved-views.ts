import type { NewFleetView, SavedFleetView } from '../../../contract/operate/fleet-views.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { notFound, Refusal } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';

const MOST_VIEWS = 50;

/** Those of one person, by name. */
export const viewsOf = (db: Queries, staffId: string): Promise<SavedFleetView[]> =>
  db
    .selectFrom('fleet_views')
    .select(['id', 'name', 'view'])
    .where('staff_id', '=', staffId)
    .orderBy('name')
    .execute();

export async function saveView(
  { tx, caller, now }: Acting,
  { name, view }: NewFleetView,
): Promise<SavedFleetView> {
  const before = await viewsOf(tx, caller.userId);
  const isNew = !before.some((one) => one.name === name);
  if (isNew && before.length >= MOST_VIEWS) {
    throw new Refusal('too_many_views', `At most ${MOST_VIEWS} views are kept.`);
  }
  const saved = await tx
    .insertInto('fleet_views')
    .values({
      staff_id: caller.userId,
      name,
      view: JSON.stringify(view),
      created_at: toDate(now),
    })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'name']).doUpdateSet({ view: JSON.stringify(view) }),
    )
    .returning(['id', 'name', 'view'])
    .executeTakeFirstOrThrow();
  const subject = `fleet view ${saved.id}`;
  const after = { name, view };
  await recordAudit(tx, { actor: caller.userId, action: 'fleet save-view', subject, after, now });
  return saved;
}

/** To everybody else it does not exist. */
export async function removeView({ tx, caller, now }: Acting, id: string): Promise<void> {
  const removed = await tx
    .deleteFrom('fleet_views')
    .where('id', '=', id)
    .where('staff_id', '=', caller.userId)
    .returning(['name', 'view'])
    .executeTakeFirst();
  if (!removed) throw notFound('This view');
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'fleet remove-view',
    subject: `fleet view ${id}`,
    before: removed,
    now,
  });
}
