import type { BadgeColour } from '../domain/booking-badges.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

/** Waiting is grey, live is red, over is black; a failure has a sign as well. */
const tones: Record<BadgeColour, string> = {
  grey: 'bg-stone-200 text-stone-800',
  red: 'bg-signal-500 text-on-signal',
  black: 'bg-ink text-paper',
  failure: 'bg-error-100 text-error-600 shadow-[inset_0_0_0_1.5px_var(--color-error-600)]',
};

export function Badge({ tone, children }: { tone: BadgeColour; children: string }) {
  return (
    <span
      className={classes(
        'inline-flex min-h-7 printed-in-colour items-center gap-1.5 rounded-full px-3 text-xs leading-none font-strong whitespace-nowrap',
        tones[tone],
      )}
    >
      {tone === 'red' && <span className="size-2 rounded-full bg-current" />}
      {tone === 'failure' && <Icon name="warning" className="size-4 stroke-[2.2]" />}
      {children}
    </span>
  );
}
