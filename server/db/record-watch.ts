import type { Database } from './connect.ts';

/** Tells whoever waits that a record has changed, on whichever node that happened. */
export interface RecordWatch {
  onChange(id: string, notify: () => void): () => void;
  close(): Promise<void>;
}

export async function openRecordWatch(
  database: Database,
  channel: 'request_changed' | 'booking_changed' | 'city_changed' | 'session_ended',
): Promise<RecordWatch> {
  const waiting = new Map<string, Set<() => void>>();
  const stopListening = await database.listen(channel, {
    onMessage(id) {
      for (const notify of waiting.get(id) ?? []) notify();
    },
    // Nobody knows what changed during the gap, so everybody looks again.
    onGap() {
      for (const set of waiting.values()) for (const notify of set) notify();
    },
  });
  return {
    onChange(id, notify) {
      const set = waiting.get(id) ?? new Set();
      waiting.set(id, set.add(notify));
      return () => {
        set.delete(notify);
        if (set.size === 0) waiting.delete(id);
      };
    },
    close: stopListening,
  };
}
