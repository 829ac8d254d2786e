import { type ReactNode, useId } from 'react';

interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Where a page about an offer ends: what to do next. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 bg-night py-16 text-on-night tablet:py-20">
      <div className="page-width grid gap-8 wide:grid-cols-[1fr_auto] wide:items-center">
        <div>
          <h2 id={id} className="max-w-[16em] text-3xl tracking-display">
            {title}
          </h2>
          <p className="mt-3 text-inverse-quiet">{text}</p>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
