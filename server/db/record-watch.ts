import type { Database } from './connect.ts';

/** Tells whoever waits that a record has changed, on whichever node that happened. */
export interface RecordWatch {
  onChange(id: string, tell: () => void): () => void;
  close(): Promise<void>;
}

export async function openRecordWatch(
  database: Database,
  channel: 'request_changed' | 'booking_changed',
): Promise<RecordWatch> {
  const waiting = new Map<string, Set<() => void>>();
  const stopListening = await database.listen(channel, {
    onMessage(id) {
      for (const tell of waiting.get(id) ?? []) tell();
    },
    // Nobody knows what changed during the gap, so everybody looks again.
    onGap() {
      for (const set of waiting.values()) for (const tell of set) tell();
    },
  });
  return {
    onChange(id, tell) {
      const set = waiting.get(id) ?? new Set();
      waiting.set(id, set.add(tell));
      return () => {
        set.delete(tell);
        if (set.size === 0) waiting.delete(id);
      };
    },
    close: stopListening,
  };
}
