import { isDeepStrictEqual } from 'node:util';

/** What is another than before, field by field, on both sides. */
export function changedFields<T extends object>(
  before: T,
  next: { readonly [Name in keyof T]?: T[Name] | undefined },
) {
  const names = (Object.keys(next) as (keyof T)[]).filter(
    (name) => next[name] !== undefined && !isDeepStrictEqual(before[name], next[name]),
  );
  const pick = (from: typeof next) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<T>;
  return { isNone: names.length === 0, before: pick(before), after: pick(next) };
}
