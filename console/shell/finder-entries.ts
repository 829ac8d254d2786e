export interface FinderEntry {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly keys?: readonly string[];
  readonly run: () => void;
}

export interface FinderGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly FinderEntry[];
  /** Found by the server for this text, perhaps by what is not shown here, such as a telephone number. */
  readonly isMatched?: boolean;
  /** Of the desk itself: whatever else is found comes below it. */
  readonly isOwn?: boolean;
}

/** Whatever the server answers, the first entry stays the first. */
export const isFirstSure = ([first]: readonly FinderGroup[]): boolean => first?.isOwn ?? false;

/** Every word that was typed stands somewhere in the entry; case, accents and gaps in plates do not count. */
export function matching(groups: readonly FinderGroup[], text: string): readonly FinderGroup[] {
  const words = plain(text).split(' ').filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => group.isMatched || has(entry, words)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function has({ label, note = '' }: FinderEntry, words: readonly string[]): boolean {
  const searched = plain(`${label} ${note}`);
  const joined = searched.replaceAll(/[\s-]/g, '');
  return words.every((word) => searched.includes(word) || joined.includes(word));
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
