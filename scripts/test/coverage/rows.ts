/** One statement of docs/coverage/*.md; how they are written is told in docs/coverage.md. */
export interface Row {
  /** Where it stands: `rental-list.md:12`. */
  readonly place: string;
  readonly id: string;
  readonly livesIn: readonly string[];
  readonly shownBy: readonly NamedTest[];
  /** How a statement that no test can show was looked at. */
  readonly seen: string | null;
}

export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export interface ReadPage {
  readonly rows: readonly Row[];
  /** What could not be read, in words. */
  readonly problems: readonly string[];
}

const ID = /^`?([RAD](?:-[A-Z0-9]+)+-\d{3})`?$/;
const HEAD = /^\| *id *\|/;
const RULE = /^\|[\s:|-]+$/;

export function readRows(page: string, text: string): ReadPage {
  const rows: Row[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('|') || HEAD.test(line) || RULE.test(line)) continue;
    const row = readRow(`${page}:${index + 1}`, line);
    if (typeof row === 'string') problems.push(row);
    else rows.push(row);
  }
  return { rows, problems };
}

function readRow(place: string, line: string): Row | string {
  const cells = cellsOf(line);
  if (cells.length !== 4) return `${place}: a row has four cells, this one ${cells.length}`;
  const [idCell = '', statement, livesCell = '', shownCell = ''] = cells;
  const id = ID.exec(idCell)?.[1];
  if (!id) return `${place}: “${idCell}” is no id`;
  if (!statement) return `${place}: ${id} states nothing`;
  const livesIn = inBackticks(livesCell);
  if (livesIn.length === 0) return `${place}: ${id} lives in no file`;
  const seen = /^seen: (.+)$/.exec(shownCell)?.[1] ?? null;
  const shownBy = seen ? [] : inBackticks(shownCell).map(namedTest);
  const unclear = shownBy.find(({ title }) => !title);
  if (unclear) return `${place}: ${id} names no test in “${unclear.file}”`;
  if (!seen && shownBy.length === 0) return `${place}: ${id} is shown by nothing`;
  return { place, id, livesIn, shownBy, seen };
}

/** A bar inside a cell is written `\|`. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** Titles may hold backticks themselves: those are written between double ones. */
function inBackticks(cell: string): string[] {
  return [...cell.matchAll(/(`+)(.+?)\1(?!`)/g)].map(([, , inside = '']) => inside.trim());
}

function namedTest(text: string): NamedTest {
  const [file = '', ...title] = text.split(' › ');
  return { file: file.trim(), title: title.join(' › ').trim() };
}
