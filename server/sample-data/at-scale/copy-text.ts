/** A value as Insertable rows hold it: JSON columns are already text. */
type Value = string | number | boolean | Date | readonly string[] | null | undefined;

/** One line of PostgreSQL's COPY text format. A column left out would be null, not its default. */
export function copyLine(row: object, columns: readonly string[]): string {
  const values = row as Readonly<Record<string, Value>>;
  if (Object.keys(row).length !== columns.length) {
    throw new Error(`rows with different columns: ${Object.keys(row)} and ${columns}`);
  }
  return `${columns.map((column) => copyValue(values[column])).join('\t')}\n`;
}

function copyValue(value: Value): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return escaped(`{${value.map(quoted).join(',')}}`);
}

const special = /[\\\t\n\r]/g;
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function escaped(text: string): string {
  return text.replace(special, (character) => escapes[character] ?? character);
}

/** An element of an array, by the rules of array literals. */
function quoted(element: string): string {
  return `"${element.replace(/["\\]/g, '\\$&')}"`;
}
