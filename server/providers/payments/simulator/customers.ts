import { sql } from 'kysely';
import { z } from 'zod';
import { type Answer, invalid, ok } from './api-failure.ts';
import type { Call } from './call.ts';
import { unixSeconds } from './emit-event.ts';
import { findObject, newId, requireObject, saveObject } from './object-store.ts';
import type { Customer } from './objects.ts';
import { metadata, readParams } from './read-params.ts';
import type { SimulatorQueries } from './tables.ts';
import { unread } from './unread-fields.ts';

const CreateParams = z.strictObject({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  metadata,
});

export async function createCustomer({ tx, params, now }: Call): Promise<Answer> {
  const given = readParams(CreateParams, params);
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: unixSeconds(now),
    livemode: false,
    email: given.email ?? null,
    name: given.name ?? null,
    metadata: given.metadata,
    ...unread.customer,
  };
  await saveObject(tx, customer);
  return ok(customer);
}

/** Their cards go with them, and so does what was answered about them; their payments stay. */
export async function deleteCustomer({ tx, id, params }: Call): Promise<Answer> {
  readParams(z.strictObject({}), params);
  await requireObject(tx, 'customer', id);
  await tx
    .updateTable('stripe_objects')
    .set({ body: sql<string>`body || '{"customer": null}'` })
    .where('object', '=', 'payment_method')
    .where(sql<string>`body->>'customer'`, '=', id)
    .execute();
  await tx
    .deleteFrom('stripe_objects')
    .where('object', '=', 'customer')
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('stripe_answers').where(sql<string>`answer->>'id'`, '=', id).execute();
  return ok({ id, object: 'customer', deleted: true });
}

/** Named by a call about something else, an unknown customer is a wrong parameter. */
export async function requireCustomer(tx: SimulatorQueries, id: string): Promise<void> {
  if (await findObject(tx, 'customer', id)) return;
  throw invalid(`No such customer: '${id}'`, 'customer', 'resource_missing');
}
