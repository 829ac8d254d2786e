import { type ReactNode, useId } from 'react';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface EmptyStateProps {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly text: string;
  /** Right below the page's own title it is 2. */
  readonly level?: 2 | 3;
  /** A door without a car: always a way on. */
  readonly children: ReactNode;
}

export function EmptyState({ illustration, title, text, level = 3, children }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container rounded-card border border-hair bg-card">
      <div className="grid items-center gap-x-10 gap-y-4 px-6 py-8 @min-[620px]:grid-cols-[minmax(0,1fr)_320px] @min-[620px]:px-8">
        <div className="max-w-80 @min-[620px]:order-last">
          <Illustration name={illustration} />
        </div>
        <div className="grid justify-items-start gap-2">
          <Heading id={id} className="text-lg">
            {title}
          </Heading>
          <p className="text-sm text-quiet">{text}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
        </div>
      </div>
    </section>
  );
}
