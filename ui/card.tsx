import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title: string;
  /** Beside the title, such as "Edit". */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-hair bg-card p-5 tablet:p-7"
    >
      <div className="mb-4 flex min-h-target items-center justify-between gap-4 [&>:not(h2)]:justify-end">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
