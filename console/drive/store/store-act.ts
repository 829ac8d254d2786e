import type { DriverJob } from '../../../contract/operate/drive.ts';
import type { HandoverAct } from '../../../domain/handovers/event.ts';
import { emptyOutbox, recordAct } from '../../../domain/handovers/outbox.ts';
import { type Database, failsOnce, keyOf, type StoredFile, type StoredOutbox } from './database.ts';

export interface NewAct {
  readonly act: HandoverAct;
  readonly at: string;
  readonly file?: Pick<StoredFile, 'digest' | 'bytes' | 'type'>;
}

type Job = Pick<DriverJob, 'bookingId' | 'kind' | 'renter' | 'car' | 'knownMarks'>;

/**
 * Acts and file in one transaction, on the disk before it answers: only then may a screen move on. When the phone is
 * full nothing of it is stored, and it throws.
 */
export async function storeActs(
  database: Database,
  { driverId, job }: { readonly driverId: string; readonly job: Job },
  acts: readonly NewAct[],
): Promise<void> {
  const key = keyOf(job);
  const transaction = failsOnce(
    database.transaction(['outboxes', 'files'], 'readwrite', { durability: 'strict' }),
  );
  const outboxes = transaction.objectStore('outboxes');
  const before = await outboxes.get(key);
  let outbox = begun(before ?? newOutbox(job, driverId, acts[0]?.at ?? ''), job, acts[0]?.at ?? '');
  for (const { act, at, file } of acts) {
    const size = file ? { digest: file.digest, bytes: file.bytes.byteLength } : null;
    outbox = { ...outbox, ...recordAct(outbox, { id: crypto.randomUUID(), at, act }, size) };
    if (file) await transaction.objectStore('files').put({ ...file, handover: key });
  }
  await outboxes.put(outbox);
  await transaction.done;
}

function newOutbox(job: Job, driverId: string, at: string): StoredOutbox {
  const { bookingId, kind, renter } = job;
  return { ...emptyOutbox, key: keyOf(job), bookingId, kind, driverId, renter, beganAt: at };
}

/** The first thing of all that is done at a handover says which car it is, and what was known of it. */
function begun(outbox: StoredOutbox, { car, knownMarks }: Job, at: string): StoredOutbox {
  if (outbox.events.some(({ act }) => act.kind === 'began')) return outbox;
  const act: HandoverAct = { kind: 'began', carId: car.id, knownMarks };
  return { ...outbox, ...recordAct(outbox, { id: crypto.randomUUID(), at, act }) };
}
