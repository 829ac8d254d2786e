import { askAddress } from '../../contract/ask-address.ts';
import { ApiError } from '../../contract/client.ts';
import type { DriverDay, DriverJob } from '../../contract/operate/drive.ts';
import { tryAgain } from '../../domain/handovers/send-outbox.ts';
import { type DriveState, firstState } from './drive-state.ts';
import { driveApi } from './sending/drive-api.ts';
import { sendInBackground } from './sending/send-in-background.ts';
import { changeOutbox, sendOutboxes } from './sending/send-outboxes.ts';
import type { Database } from './store/database.ts';
import { forgetDay } from './store/forget-day.ts';
import { markerCookie, markerOf } from './store/marker.ts';
import { type NewAct, storeActs } from './store/store-act.ts';
import { forgetChanges, storeDay, storePictures } from './store/store-day.ts';

/** By how much the phone's clock was ahead when it last heard the server's; known also after a restart. */
const secondsOff = ({ loadedAt, day }: { readonly loadedAt: string; readonly day: DriverDay }) =>
  Math.round((Date.parse(loadedAt) - Date.parse(day.now)) / 1000);

export type Drive = ReturnType<typeof createDrive>;

const ANSWER_MS = 30_000;

/** What the phone has and does, for all screens: read from its database, sent when there is a network. */
export function createDrive(database: Database) {
  const api = driveApi();
  const others = new BroadcastChannel('drive');
  const listeners = new Set<() => void>();
  let state: DriveState = firstState;

  function change(part: Partial<DriveState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  async function readPhone(): Promise<void> {
    const [stored, outboxes, phone] = await Promise.all([
      database.get('day', 'day'),
      database.getAll('outboxes'),
      database.get('phone', 'phone'),
    ]);
    if (phone) {
      // biome-ignore lint/suspicious/noDocumentCookie: the one store that a browser leaves when it takes the others
      document.cookie = markerCookie(markerOf(phone.id, outboxes), location.protocol === 'https:');
    }
    // iPhones before iOS 17 cannot say how full they are.
    const { usage = 0, quota = 0 } = (await navigator.storage.estimate?.()) ?? {};
    change({
      isRead: true,
      day: stored?.day ?? null,
      loadedAt: stored?.loadedAt ?? null,
      clockOffSeconds: stored ? secondsOff(stored) : 0,
      changes: stored?.changes ?? [],
      outboxes,
      isLoggedOut: phone?.isLoggedOut ?? false,
      storedShare: quota > 0 ? usage / quota : 0,
    });
  }

  function noteAnswer(isReached: boolean): void {
    const offlineSince = isReached ? null : (state.offlineSince ?? new Date().toISOString());
    change({ isReached, offlineSince });
  }

  async function leave({ isLoggedOut }: Pick<DriveState, 'isLoggedOut'>): Promise<void> {
    await forgetDay(database, { isLoggedOut });
    await readPhone();
    others.postMessage('changed');
  }

  async function loadDay(): Promise<void> {
    try {
      const day = await api.getDriverDay(undefined, { signal: AbortSignal.timeout(ANSWER_MS) });
      noteAnswer(true);
      change({ isNoDriver: false });
      await storeDay(database, day, new Date().toISOString());
      // The jobs do not wait for their pictures.
      await readPhone();
      await storePictures(database, day);
      await readPhone();
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      noteAnswer(status > 0 && status < 500);
      if (status === 403) change({ isNoDriver: true });
      if (status === 401 || status === 403) await leave({ isLoggedOut: status === 401 });
    }
  }

  function noteSent(): void {
    noteAnswer(true);
    void readPhone();
  }

  async function send(): Promise<void> {
    if (state.isSending || state.isLoggedOut) return;
    change({ isSending: true });
    const driverId = state.day?.driver.id ?? '';
    try {
      const end = await sendOutboxes({ database, api, driverId, onChange: noteSent });
      // Where nothing was left to send, nothing was answered either.
      if (end === 'no-answer') {
        noteAnswer(false);
        await sendInBackground();
      }
    } catch (error) {
      // A full phone cannot note what was answered: it is asked again when there is room.
      if (!(error instanceof DOMException)) throw error;
    } finally {
      change({ isSending: false });
      await readPhone();
    }
  }

  async function sync(): Promise<void> {
    await loadDay();
    await send();
  }

  others.addEventListener('message', () => void readPhone());

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readPhone,
    sync,
    noteAnswer,
    notePersistence: (isGranted: boolean) => change({ mayBeDeleted: !isGranted }),
    noteUpdate: () => change({ hasUpdate: true }),
    /** Answers whether it did: without a network the server's session would live on. */
    async logOut(): Promise<boolean> {
      const { refusal } = await askAddress('/api/operate/auth/sign-out', {});
      if (refusal) return false;
      await leave({ isLoggedOut: true });
      return true;
    },
    async seeChanges(): Promise<void> {
      await forgetChanges(database);
      await readPhone();
    },
    fileOf: (digest: string) => database.get('files', digest),
    pictureOf: (url: string) => database.get('pictures', url),
    /** Stored when it answers; sending goes on by itself. Throws when the phone is full. */
    async record(job: DriverJob, ...acts: readonly Omit<NewAct, 'at'>[]): Promise<void> {
      const driverId = state.day?.driver.id ?? '';
      const at = new Date().toISOString();
      await storeActs(
        database,
        { driverId, job },
        acts.map((one) => ({ ...one, at })),
      );
      await readPhone();
      others.postMessage('changed');
      void send();
    },
    /** After what only a person could put right. */
    async retry(): Promise<void> {
      for (const { key, problem } of state.outboxes) {
        if (problem) await changeOutbox(database, key, tryAgain);
      }
      await sync();
    },
  };
}
