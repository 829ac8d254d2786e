import { Card } from '../../../ui/card.tsx';

interface LinesProps {
  readonly title: string;
  /** What is said while there are none. */
  readonly none: string;
  readonly noneText: string;
  readonly lines: readonly { readonly id: string; readonly text: string; readonly note: string }[];
}

/** A card with a line for each. */
export function Lines({ title, none, noneText, lines }: LinesProps) {
  return (
    <Card title={title}>
      {lines.length === 0 && (
        <>
          <p className="font-strong">{none}</p>
          <p className="text-quiet">{noneText}</p>
        </>
      )}
      <ul className="figures">
        {lines.map(({ id, text, note }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-4 border-t border-hair py-2.5 first:border-t-0"
          >
            <span>{text}</span>
            <span className="text-quiet wrap-anywhere">{note}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
