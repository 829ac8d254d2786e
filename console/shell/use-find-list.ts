import { useEffect, useEffectEvent, useState } from 'react';
import { useCombobox } from '../../ui/use-combobox.ts';

interface FindList<Entry> {
  readonly text: string;
  readonly entries: readonly Entry[];
  /** The server has not answered for this text yet. */
  readonly isReading: boolean;
  /** Whatever it answers, the first entry stays the first. */
  readonly isFirstSure: boolean;
  readonly onTake: (entry: Entry) => void;
}

/** A list that is found while somebody types: Enter takes its first entry, now or as soon as it is there. */
export function useFindList<Entry extends { readonly id: string }>(list: FindList<Entry>) {
  const { text, entries, isReading, isFirstSure, onTake } = list;
  const [entered, setEntered] = useState<string | null>(null);
  const isSure = text.trim() !== '' && entries.length > 0 && (isFirstSure || !isReading);
  const take = useEffectEvent(() => {
    setEntered(null);
    const [first] = entries;
    if (first && isSure) onTake(first);
  });
  // Whoever goes on typing means another text.
  const isDue = entered === text && (isSure || !isReading);
  useEffect(() => {
    if (isDue) take();
  }, [isDue]);
  return useCombobox({
    ids: entries.map(({ id }) => id),
    preferred: isSure ? 0 : null,
    onEnter: isReading ? () => setEntered(text) : undefined,
    onPick: (index) => {
      const entry = entries[index];
      if (entry) onTake(entry);
    },
    isAlwaysOpen: true,
  });
}
