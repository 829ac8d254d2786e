import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../../ui/illustration.tsx';

interface DeadEndProps {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly text: string;
  /** There is always a way on. */
  readonly children: ReactNode;
}

/** A whole page that could not be shown: what happened, and where to go from here. */
export function DeadEnd({ illustration, title, text, children }: DeadEndProps) {
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-8 py-12 wide:min-h-[560px] wide:grid-cols-[3fr_2fr]">
      <div className="max-w-80 wide:order-last wide:w-full wide:max-w-[400px] wide:justify-self-end">
        <Illustration name={illustration} />
      </div>
      <div className="grid justify-items-start gap-4">
        <h1 className="text-4xl tracking-display">{title}</h1>
        <p className="max-w-[30em] text-lg text-stone-700">{text}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
      </div>
    </div>
  );
}
