import type { AuditPage } from '../../../contract/operate/audit.ts';

type Values = AuditPage['items'][number]['before'];

export interface FieldChange {
  /** As it is read: `asked, amount`. */
  readonly field: string;
  /** Null where the entry says nothing of how it was. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The outline of an area has hundreds of corners. */
const MOST_LETTERS = 300;

/** What became another, field by field, each value as `say` says it. What stayed, and the version, are left out. */
export function changesIn(
  { before, after }: { readonly before: Values; readonly after: Values },
  say: (value: unknown) => string,
): FieldChange[] {
  const was = fieldsOf(before, say);
  const is = fieldsOf(after, say);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after)
    .map(({ field, before, after }) => ({ field, before: cut(before), after: cut(after) }));
}

const cut = (text: string | null): string | null =>
  text && text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;

function fieldsOf(values: Values, say: (value: unknown) => string): Map<string, string> {
  const fields = new Map<string, string>();
  const add = (path: readonly string[], value: unknown) => {
    if (isNested(value)) {
      for (const [name, inner] of Object.entries(value)) add([...path, name], inner);
    } else fields.set(path.map(plainName).join(', '), inOneLine(value, say));
  };
  const { version: _, ...shown } = values ?? {};
  add([], shown);
  return fields;
}

/** An amount and a list are values of their own. */
const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('precision' in value);

/** `[{ role: 'desk', cityId: 'lisbon' }]` as “desk lisbon”. */
function inOneLine(value: unknown, say: (value: unknown) => string): string {
  if (Array.isArray(value)) return value.map((one) => inOneLine(one, say)).join('; ') || say(null);
  if (!isNested(value)) return say(value);
  return Object.values(value)
    .map((one) => inOneLine(one, say))
    .join(' ');
}

/** `startsAt` as “starts at”, `carId` as “car”. */
const plainName = (name: string): string =>
  name
    .replace(/Ids?$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
