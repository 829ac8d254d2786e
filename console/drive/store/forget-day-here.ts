import { DATABASE, openDatabase } from './database.ts';
import { forgetDay } from './forget-day.ts';

/** Logged out at the desk of the same browser: Drive forgets its day at once, in windows that are open, too. */
export async function forgetDayHere(): Promise<void> {
  // Most desks have no Drive, and need none made to be emptied.
  const known = await indexedDB.databases();
  if (known.every(({ name }) => name !== DATABASE)) return;
  const database = await openDatabase();
  await forgetDay(database, { isLoggedOut: true });
  database.close();
  const windows = new BroadcastChannel('drive');
  windows.postMessage('changed');
  windows.close();
}
