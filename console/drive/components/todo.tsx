import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';

export const Todo = ({ children }: { children: ReactNode }) => (
  <ol className="[counter-reset:step]">{children}</ol>
);

interface TodoStepProps {
  readonly state: 'done' | 'live' | 'next';
  readonly title: string;
  readonly children?: ReactNode;
}

const pins = {
  done: 'border-route-done bg-route-done text-on-done',
  live: 'border-route-live bg-route-live text-on-live',
  next: 'border-route-next bg-paper',
} as const;

/** One of several things to do, in their order. */
export const TodoStep = ({ state, title, children }: TodoStepProps) => (
  <li className="group relative pt-0.5 pb-4 pl-12 leading-6 text-quiet [counter-increment:step] last:pb-0">
    <span
      aria-hidden="true"
      className={classes(
        'absolute top-7 -bottom-0.5 left-[13.5px] w-[3px] group-last:hidden',
        state === 'done' ? 'bg-route-done' : 'bg-route-next',
      )}
    />
    <span
      aria-hidden="true"
      className={classes(
        'stays-filled absolute top-0 left-0 grid size-7.5 place-items-center rounded-full border-3 text-sm leading-none font-strong before:content-[counter(step)]',
        pins[state],
      )}
    />
    <strong className="block font-strong text-ink">{title}</strong>
    {children}
  </li>
);
