import type { ReactNode } from 'react';

interface ChoiceSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A heading with a word beside it, and what there is to choose from. */
export function ChoiceSection({ id, title, text, children }: ChoiceSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      {children}
    </section>
  );
}
