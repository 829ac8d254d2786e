import { outboxState } from '../../../domain/handovers/outbox.ts';
import { type Database, failsOnce, newPhone } from './database.ts';

/**
 * Logged out, by hand or by the server, or no driver any more: the day, its pictures and every sealed handover leave
 * the phone. What the server has not sealed stays: it is sent, or gone on with, once its driver is back.
 */
export async function forgetDay(
  database: Database,
  { isLoggedOut }: { readonly isLoggedOut: boolean },
): Promise<void> {
  const transaction = failsOnce(
    database.transaction(['day', 'pictures', 'outboxes', 'phone'], 'readwrite'),
  );
  await transaction.objectStore('day').clear();
  await transaction.objectStore('pictures').clear();
  const outboxes = transaction.objectStore('outboxes');
  for (const outbox of await outboxes.getAll()) {
    if (outboxState(outbox) === 'sealed') await outboxes.delete(outbox.key);
  }
  const phones = transaction.objectStore('phone');
  const phone = (await phones.get('phone')) ?? newPhone();
  await phones.put({ ...phone, isLoggedOut });
  await transaction.done;
}
