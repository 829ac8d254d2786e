export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A text the browser stores under a name. Storage can be switched off or full: then nothing is stored. */
export function storedText(name: string, storage: () => KeyValueStore) {
  const quietly = <T>(use: (storage: KeyValueStore) => T): T | null => {
    try {
      return use(storage());
    } catch {
      return null;
    }
  };
  return {
    /** Null also for what cannot be read as what it should be. */
    read: <T>(parse: (text: string) => T | null): T | null =>
      quietly((from) => {
        const text = from.getItem(name);
        return text === null ? null : parse(text);
      }),
    write: (text: string) => void quietly((on) => on.setItem(name, text)),
    remove: () => void quietly((from) => from.removeItem(name)),
  };
}
