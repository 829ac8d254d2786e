interface Entry {
  readonly id: string;
}

/** Two pages as one list, newest first: what happened meanwhile has moved some entries on by a place. */
export function joined<T extends Entry>(newer: readonly T[], older: readonly T[]): readonly T[] {
  const known = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !known.has(id))];
}

/** The newest page read again, above what was shown before; alone where entries between them would be missing. */
export function keepEarlier<T extends Entry>(
  newest: readonly T[],
  shown: readonly T[],
): readonly T[] {
  const fresh = new Set(newest.map(({ id }) => id));
  return shown.some(({ id }) => fresh.has(id)) ? joined(newest, shown) : newest;
}
