import { type ReactNode, useId } from 'react';

interface EvidenceNoteProps {
  readonly title: string;
  /** Who said so, and when. */
  readonly note: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Something to act on that no page can settle by itself: somebody has to be called. */
export function EvidenceNote({ title, note, children, action }: EvidenceNoteProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card bg-amber-100 p-4">
      <h3 id={id} className="font-strong">
        {title}
      </h3>
      {children}
      <p className="text-xs text-quiet figures">{note}</p>
      {action && <div className="mt-3">{action}</div>}
    </section>
  );
}
