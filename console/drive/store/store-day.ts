import type { DriverDay } from '../../../contract/operate/drive.ts';
import { dayChanges } from '../../../domain/handovers/day-changes.ts';
import { mayForget } from '../../../domain/handovers/outbox.ts';
import { type Database, failsOnce } from './database.ts';

export async function storeDay(database: Database, day: DriverDay, now: string): Promise<void> {
  await putDay(database, day, now);
  await forgetOldHandovers(database, day);
}

/**
 * The pictures that the day speaks of: on the phone before the first job. One that does not come is shown from
 * its address while there is a network, and asked for again next time.
 */
export async function storePictures(database: Database, day: DriverDay): Promise<void> {
  const wanted = new Set(picturesOf(day));
  const known = new Set(await database.getAllKeys('pictures'));
  for (const url of known) if (!wanted.has(url)) await database.delete('pictures', url);
  for (const url of wanted) {
    if (known.has(url)) continue;
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) await database.put('pictures', { url, picture: await answer.blob() });
  }
}

async function putDay(database: Database, day: DriverDay, loadedAt: string): Promise<void> {
  const transaction = failsOnce(database.transaction(['day', 'phone'], 'readwrite'));
  const days = transaction.objectStore('day');
  const before = await days.get('day');
  // Another driver's day is no change of this one's.
  const isSame = before?.day.driver.id === day.driver.id;
  const fresh = isSame ? dayChanges(before.day.jobs, day.jobs) : [];
  const unseen = (isSame ? before.changes : []).filter((old) =>
    fresh.every((one) => one.bookingId !== old.bookingId || one.kind !== old.kind),
  );
  await days.put({ name: 'day', day, loadedAt, changes: [...unseen, ...fresh] });
  const phones = transaction.objectStore('phone');
  const phone = await phones.get('phone');
  if (phone) await phones.put({ ...phone, isLoggedOut: false });
  await transaction.done;
}

export async function forgetChanges(database: Database): Promise<void> {
  const transaction = failsOnce(database.transaction(['day', 'outboxes'], 'readwrite'));
  const days = transaction.objectStore('day');
  const stored = await days.get('day');
  if (stored) await days.put({ ...stored, changes: [] });
  const outboxes = transaction.objectStore('outboxes');
  for (const outbox of await outboxes.getAll()) {
    if (outbox.isLossUnseen && outbox.driverId === stored?.day.driver.id) {
      await outboxes.put({ ...outbox, isLossUnseen: false });
    }
  }
  await transaction.done;
}

const picturesOf = ({ jobs }: DriverDay): string[] =>
  jobs
    .flatMap(({ car, delivery }) => [
      car.picture,
      ...(delivery?.photographs.map(({ url }) => url) ?? []),
    ])
    .filter((url) => url !== '');

/** What is no longer of today and wholly on the server stays there alone. */
async function forgetOldHandovers(database: Database, { jobs }: DriverDay): Promise<void> {
  for (const outbox of await database.getAll('outboxes')) {
    const isShown = jobs.some(
      ({ bookingId, kind }) => bookingId === outbox.bookingId && kind === outbox.kind,
    );
    if (isShown || outbox.isLossUnseen || !mayForget(outbox)) continue;
    const transaction = failsOnce(database.transaction(['outboxes', 'files'], 'readwrite'));
    const files = transaction.objectStore('files');
    for (const digest of await files.index('handover').getAllKeys(outbox.key)) {
      await files.delete(digest);
    }
    await transaction.objectStore('outboxes').delete(outbox.key);
    await transaction.done;
  }
}
