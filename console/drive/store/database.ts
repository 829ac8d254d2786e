import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DriverDay } from '../../../contract/operate/drive.ts';
import type { DayChange } from '../../../domain/handovers/day-changes.ts';
import type { HandoverKey, Sha256 } from '../../../domain/handovers/event.ts';
import type { Outbox } from '../../../domain/handovers/outbox.ts';

export interface StoredOutbox extends Outbox, HandoverKey {
  readonly key: string;
  /** Who did it: somebody else who logs in on this phone does not send it in their name. */
  readonly driverId: string;
  readonly renter: string;
  readonly beganAt: string;
  /** What was done before was deleted by the browser, and the driver has not been told. */
  readonly isLossUnseen?: boolean;
}

export interface StoredFile {
  readonly digest: Sha256;
  readonly handover: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: 'image/jpeg' | 'image/png';
}

/** The day as the server last told it, to be read without a network. */
export interface StoredDay {
  readonly name: 'day';
  readonly day: DriverDay;
  readonly loadedAt: string;
  /** Until the driver has seen them. */
  readonly changes: readonly DayChange[];
}

interface Phone {
  readonly name: 'phone';
  readonly id: string;
  /** Known without a network, too: nobody's day is shown until somebody has logged in. */
  readonly isLoggedOut?: boolean;
}

interface Drive extends DBSchema {
  outboxes: { key: string; value: StoredOutbox };
  files: { key: Sha256; value: StoredFile; indexes: { handover: string } };
  pictures: { key: string; value: { readonly url: string; readonly picture: Blob } };
  day: { key: string; value: StoredDay };
  phone: { key: string; value: Phone };
}

export type Database = IDBPDatabase<Drive>;

export const keyOf = ({ bookingId, kind }: HandoverKey): string => `${bookingId} ${kind}`;

export const DATABASE = 'handover-drive';
const VERSION = 1;

/** Each version adds to the one before: an update of the app never loses what waits to be sent. */
export const openDatabase = (): Promise<Database> =>
  openDB<Drive>(DATABASE, VERSION, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('outboxes', { keyPath: 'key' });
        database
          .createObjectStore('files', { keyPath: 'digest' })
          .createIndex('handover', 'handover');
        database.createObjectStore('pictures', { keyPath: 'url' });
        database.createObjectStore('day', { keyPath: 'name' });
        database.createObjectStore('phone', { keyPath: 'name' });
      }
    },
    // A newer app in another window wants to upgrade: this one has nothing open that is not stored.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

/** Whoever waits hears of the first thing that failed; the end of the transaction would say it once more. */
export function failsOnce<T extends { readonly done: Promise<void> }>(transaction: T): T {
  transaction.done.catch(() => undefined);
  return transaction;
}

/** Made once, on this phone, before anything else is stored. */
export async function phoneId(database: Database): Promise<string> {
  const phone = await database.get('phone', 'phone');
  if (!phone) throw new Error('A phone without an id');
  return phone.id;
}

export const newPhone = (): Phone => ({ name: 'phone', id: crypto.randomUUID() });
