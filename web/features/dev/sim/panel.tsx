import { type ReactNode, useId } from 'react';

/** A titled box of the page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-hair bg-card p-5 tablet:p-6"
    >
      <h2 id={id} className="text-sm font-strong text-quiet">
        {title}
      </h2>
      {children}
    </section>
  );
}
