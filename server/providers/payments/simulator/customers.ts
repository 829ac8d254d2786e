import { z } from 'zod';
import { type Answer, ok } from './api-failure.ts';
import type { Call } from './call.ts';
import { unixSeconds } from './emit-event.ts';
import { newId, saveObject } from './object-store.ts';
import type { Customer } from './objects.ts';
import { metadata, readParams } from './read-params.ts';

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
  };
  await saveObject(tx, customer);
  return ok(customer);
}
