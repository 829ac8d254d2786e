import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { toDate } from '../../../db/instant.ts';
import { missing } from './api-failure.ts';
import type { Objects } from './objects.ts';
import type { SimulatorQueries } from './tables.ts';

/** Stripe's ids: a word for the kind and a long random rest. */
export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

export async function findObject<K extends keyof Objects>(
  tx: SimulatorQueries,
  object: K,
  id: string,
): Promise<Objects[K] | undefined> {
  const row = await tx
    .selectFrom('stripe_objects')
    .select('body')
    .where('object', '=', object)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.body as Objects[K] | undefined;
}

export async function requireObject<K extends keyof Objects>(
  tx: SimulatorQueries,
  object: K,
  id: string,
): Promise<Objects[K]> {
  const found = await findObject(tx, object, id);
  if (!found) throw missing(object, id);
  return found;
}

export async function saveObject<K extends keyof Objects>(
  tx: SimulatorQueries,
  body: Objects[K],
  traits?: object,
): Promise<void> {
  await tx
    .insertInto('stripe_objects')
    .values({
      object: body.object,
      id: body.id,
      created: new Date(body.created * 1000),
      body: JSON.stringify(body),
      traits: traits ? JSON.stringify(traits) : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['object', 'id']).doUpdateSet({ body: JSON.stringify(body) }),
    )
    .execute();
}

export async function listObjects<K extends keyof Objects>(
  tx: SimulatorQueries,
  object: K,
  page: {
    readonly limit: number;
    readonly startingAfter?: string | undefined;
    readonly since?: Temporal.Instant | undefined;
    readonly types?: readonly string[] | undefined;
    /** Fields of the object and what they must be. */
    readonly having?: Readonly<Record<string, string>>;
  },
): Promise<{ object: 'list'; url: string; has_more: boolean; data: Objects[K][] }> {
  let query = tx.selectFrom('stripe_objects').select('body').where('object', '=', object);
  if (page.since) query = query.where('created', '>=', toDate(page.since));
  if (page.types) query = query.where(sql<string>`body->>'type'`, 'in', page.types);
  if (page.having) query = query.where(sql<boolean>`body @> ${JSON.stringify(page.having)}::jsonb`);
  const { startingAfter } = page;
  if (startingAfter) {
    query = query.where('seq', '<', ({ selectFrom }) =>
      selectFrom('stripe_objects')
        .select('seq')
        .where('object', '=', object)
        .where('id', '=', startingAfter),
    );
  }
  const rows = await query
    .orderBy('seq', 'desc')
    .limit(page.limit + 1)
    .execute();
  return {
    object: 'list',
    url: `/v1/${object}s`,
    has_more: rows.length > page.limit,
    data: rows.slice(0, page.limit).map(({ body }) => body as Objects[K]),
  };
}
