import { ApiError } from '../../../contract/client.ts';
import { mayDeleteFiles, type Outbox } from '../../../domain/handovers/outbox.ts';
import {
  askAnew,
  nextSending,
  type Sending,
  sendingRefused,
  standingAnswered,
  uploadAnswered,
} from '../../../domain/handovers/send-outbox.ts';
import { type Database, failsOnce, phoneId, type StoredOutbox } from '../store/database.ts';
import { forgetDay } from '../store/forget-day.ts';
import type { DriveApi } from './drive-api.ts';
import { sentEvent } from './sent-event.ts';

/** Small enough to arrive on a bad connection. */
const PIECE_BYTES = 256 * 1024;
const ANSWER_MS = 30_000;

export type SendingEnd = 'done' | 'no-answer' | 'logged-out';
type Answered = (outbox: Outbox) => Outbox;

interface Sender {
  readonly database: Database;
  readonly api: DriveApi;
  /** Whose day is on the phone: what somebody else did here waits for them. */
  readonly driverId: string;
  readonly onChange: () => void;
}

/** Oldest handover first. One sender at a time, whether a window or the service worker. */
export const sendOutboxes = (sender: Sender): Promise<SendingEnd> =>
  navigator.locks.request('drive-sending', async () => {
    const outboxes = await sender.database.getAll('outboxes');
    const own = outboxes
      .filter(({ driverId }) => driverId === sender.driverId)
      .sort((one, other) => (one.beganAt < other.beganAt ? -1 : 1));
    for (const { key } of own) {
      const end = await sendOutbox(sender, key);
      if (end === 'logged-out') await forgetDay(sender.database, { isLoggedOut: true });
      if (end !== 'done') return end;
    }
    return 'done';
  });

async function sendOutbox(sender: Sender, key: string): Promise<SendingEnd> {
  const { database, onChange } = sender;
  await changeOutbox(database, key, askAnew);
  for (;;) {
    const outbox = await database.get('outboxes', key);
    const sending = outbox && nextSending(outbox);
    if (!outbox || !sending) break;
    const answered = await send(sender, outbox, sending);
    if (typeof answered === 'string') return answered;
    await changeOutbox(database, key, answered);
    onChange();
  }
  return 'done';
}

/** Within a transaction of its own: acts recorded while an answer was awaited are not overwritten. */
export async function changeOutbox(
  database: Database,
  key: string,
  change: Answered,
): Promise<void> {
  const transaction = failsOnce(database.transaction(['outboxes', 'files'], 'readwrite'));
  const outboxes = transaction.objectStore('outboxes');
  const before = await outboxes.get(key);
  if (before) {
    const after = { ...before, ...change(before) };
    await outboxes.put(after);
    if (mayDeleteFiles(after)) {
      const files = transaction.objectStore('files');
      for (const digest of await files.index('handover').getAllKeys(key))
        await files.delete(digest);
    }
  }
  await transaction.done;
}

async function send(
  sender: Sender,
  outbox: StoredOutbox,
  sending: Sending,
): Promise<Answered | SendingEnd> {
  try {
    return await request(sender, outbox, sending);
  } catch (error) {
    if (!(error instanceof ApiError)) return 'no-answer';
    if (error.status === 401) return 'logged-out';
    // Too many requests or a server in trouble: it waits for the next round.
    if (error.status === 429 || error.status >= 500) return 'no-answer';
    const answered = (so: Outbox) => sendingRefused(so, sending, error.code);
    // A refusal that we know nothing to do about: asking again at once would be the same.
    return answered(outbox) === outbox ? 'no-answer' : answered;
  }
}

async function request(
  { database, api }: Sender,
  { bookingId, kind }: StoredOutbox,
  sending: Sending,
): Promise<Answered> {
  const options = { signal: AbortSignal.timeout(ANSWER_MS) };
  if (sending.kind === 'events') {
    const body = {
      phoneId: await phoneId(database),
      sentAt: new Date().toISOString(),
      events: sending.events.map(sentEvent),
    };
    const standing = await api.sendHandoverEvents({ params: { bookingId, kind }, body }, options);
    return (so) => standingAnswered(so, standing);
  }
  const { digest } = sending;
  if (sending.kind === 'upload') {
    const upload = await api.getEvidenceUpload({ params: { digest } }, options);
    return (so) => uploadAnswered(so, digest, upload);
  }
  const { offset, size } = sending;
  const file = await database.get('files', digest);
  if (!file) return (so) => sendingRefused(so, sending, 'file_missing');
  const body = file.bytes.slice(offset, offset + PIECE_BYTES);
  const upload = await api.sendEvidencePiece(
    { params: { digest }, query: { offset, size }, body },
    options,
  );
  return (so) => uploadAnswered(so, digest, upload);
}
