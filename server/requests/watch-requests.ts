import type { Database } from '../db/connect.ts';

/** Tells whoever waits that a request has changed, on whichever node it was carried out. */
export interface RequestWatch {
  onChange(requestId: string, tell: () => void): () => void;
  close(): Promise<void>;
}

export async function openRequestWatch(database: Database): Promise<RequestWatch> {
  const waiting = new Map<string, Set<() => void>>();
  const stopListening = await database.listen('request_changed', {
    onMessage(requestId) {
      for (const tell of waiting.get(requestId) ?? []) tell();
    },
    // Nobody knows what changed during the gap, so everybody looks again.
    onGap() {
      for (const set of waiting.values()) for (const tell of set) tell();
    },
  });
  return {
    onChange(requestId, tell) {
      const set = waiting.get(requestId) ?? new Set();
      waiting.set(requestId, set.add(tell));
      return () => {
        set.delete(tell);
        if (set.size === 0) waiting.delete(requestId);
      };
    },
    close: stopListening,
  };
}
