import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface EmptyStateProps {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly text: string;
  /** A door without a car: always a way on. */
  readonly children: ReactNode;
}

export function EmptyState({ illustration, title, text, children }: EmptyStateProps) {
  return (
    <section className="grid justify-items-start gap-2 rounded-card border border-hair bg-white px-6 py-8">
      <div className="w-full max-w-80">
        <Illustration name={illustration} />
      </div>
      <h3 className="mt-4 text-lg">{title}</h3>
      <p className="text-sm text-quiet">{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
    </section>
  );
}
