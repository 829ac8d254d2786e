/** Everything as it stands in its field: what is half written is kept as it is. */
export type Draft = Readonly<Record<string, string>>;

export interface Meanwhile<D extends Draft> {
  readonly before: D;
  readonly typed: D;
  /** Fields somebody else changed and you did not: theirs stand now. */
  readonly taken: readonly (keyof D & string)[];
  /** Fields both of you changed: yours stands, and theirs can be taken. */
  readonly contested: readonly (keyof D & string)[];
}

export const changedIn = <D extends Draft>(before: D, now: D): readonly (keyof D & string)[] =>
  (Object.keys(now) as (keyof D & string)[]).filter((field) => before[field] !== now[field]);

export const justOpened = <D extends Draft>(draft: D): Meanwhile<D> => ({
  before: draft,
  typed: draft,
  taken: [],
  contested: [],
});

/** What somebody else saved meanwhile is taken over, except where it would overwrite what was typed. */
export function mergeMeanwhile<D extends Draft>(
  before: D,
  typed: D,
  theirs: Partial<D>,
): Meanwhile<D> {
  const now: D = { ...before, ...theirs };
  const changed = changedIn(before, now);
  const contested = changed.filter(
    (field) => typed[field] !== before[field] && typed[field] !== now[field],
  );
  const taken = changed.filter((field) => typed[field] === before[field]);
  return {
    before: now,
    typed: { ...typed, ...Object.fromEntries(taken.map((field) => [field, now[field]])) },
    taken,
    contested,
  };
}

export const takeTheirs = <D extends Draft>(
  now: Meanwhile<D>,
  field: keyof D & string,
): Meanwhile<D> => ({
  ...now,
  typed: { ...now.typed, [field]: now.before[field] },
  contested: now.contested.filter((one) => one !== field),
});
