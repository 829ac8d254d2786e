import { type ReactNode, useId } from 'react';

interface CheckoutSectionProps {
  readonly title: string;
  /** Beside the title, such as "Add a card". */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function CheckoutSection({ title, action, children }: CheckoutSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-hair bg-white p-5 tablet:p-8"
    >
      <div className="mb-3 flex min-h-target items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** What we know, by name. */
export function Pairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-3">
      {pairs.map(([name, value]) => (
        <div key={name} className="text-sm leading-5 figures">
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
