import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';

const LINES_AT_ONCE = 100;

interface PreviewLinesProps<Kind extends string, Line extends { readonly kind: Kind }> {
  /** In the order of the choice. */
  readonly kinds: readonly Kind[];
  readonly first: Kind;
  readonly lines: readonly Line[];
  readonly label: string;
  readonly choice: string;
  readonly labelOf: (kind: Kind) => string;
  /** What there is to know before one looks at the lines. */
  readonly status: ReactNode;
  readonly columns: readonly string[];
  /** One row of the table, of as many cells as there are columns. */
  readonly rowOf: (line: Line) => ReactNode;
  readonly moreOf: (count: number) => string;
}

/** What would become of each car, by what kind of change it is, a hundred at a time. */
export function PreviewLines<Kind extends string, Line extends { readonly kind: Kind }>({
  kinds,
  first,
  lines,
  ...words
}: PreviewLinesProps<Kind, Line>) {
  const [shown, setShown] = useState(first);
  const [most, setMost] = useState(LINES_AT_ONCE);
  const ofKind = lines.filter(({ kind }) => kind === shown);
  const more = Math.min(LINES_AT_ONCE, ofKind.length - most);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <Segments
          label={words.choice}
          options={kinds.map((id) => ({ id, label: words.labelOf(id) }))}
          value={shown}
          onChange={(kind) => {
            setShown(kind);
            setMost(LINES_AT_ONCE);
          }}
        />
        <p role="status" className="font-medium">
          {words.status}
        </p>
      </div>
      <table className="w-full figures" aria-label={words.label}>
        <thead>
          <tr className="text-left text-xs text-quiet">
            {words.columns.map((column) => (
              <th key={column} className="pr-4 pb-2 unbold last:w-1/2 last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{ofKind.slice(0, most).map(words.rowOf)}</tbody>
      </table>
      {more > 0 && (
        <div className="mt-4">
          <Button variant="outline" onClick={() => setMost(most + LINES_AT_ONCE)}>
            {words.moreOf(more)}
          </Button>
        </div>
      )}
    </>
  );
}
