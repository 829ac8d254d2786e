import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: IconName;
  /** What pressing it does; there is no visible text. */
  readonly label: string;
  readonly bare?: boolean;
}

export const roundStyle =
  'grid size-target shrink-0 place-items-center rounded-full transition focus-visible:rounded-full ' +
  'disabled:border-stone-300 disabled:bg-transparent disabled:text-stone-400';

export function RoundButton({ icon, label, bare = false, type, ...rest }: RoundButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      className={classes(
        roundStyle,
        bare
          ? 'bg-card hover:bg-stone-100'
          : 'border-[1.5px] border-control bg-card hover:border-ink',
      )}
    >
      <Icon name={icon} className="size-5 stroke-2" />
    </button>
  );
}
