import { type ReactNode, useId } from 'react';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface EmptyStateProps {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly text: string;
  /** A door without a car: always a way on. */
  readonly children: ReactNode;
}

export function EmptyState({ illustration, title, text, children }: EmptyStateProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container rounded-card border border-hair bg-card">
      <div className="grid items-center gap-x-10 gap-y-4 px-6 py-8 @min-[620px]:grid-cols-[minmax(0,1fr)_320px] @min-[620px]:px-8">
        <div className="max-w-80 @min-[620px]:order-last">
          <Illustration name={illustration} />
        </div>
        <div className="grid justify-items-start gap-2">
          <h3 id={id} className="text-lg">
            {title}
          </h3>
          <p className="text-sm text-quiet">{text}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
        </div>
      </div>
    </section>
  );
}
