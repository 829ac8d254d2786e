import { type ReactNode, useRef } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { useCloseOutside } from '../../../../ui/hooks/use-close-outside.ts';
import { Icon } from '../../../../ui/icon.tsx';

interface PillMenuProps {
  readonly label: ReactNode;
  readonly isOn?: boolean;
  /** Without a frame, at the right end of its row. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

export const pillStyle = (isOn: boolean) =>
  classes(
    'flex min-h-target cursor-pointer items-center gap-1.5 rounded-full border-[1.5px] pr-3 pl-4.5 text-sm font-medium whitespace-nowrap transition-colors select-none focus-visible:rounded-full',
    isOn ? 'border-ink bg-ink text-paper' : 'border-control bg-card hover:border-ink',
  );

/** The browser's own disclosure: it opens before our scripts arrive and is read out as what it is. */
export function PillMenu({ label, isOn = false, bare = false, children }: PillMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  return (
    <details ref={menu} className="group relative">
      <summary
        className={classes(
          'list-none [&::-webkit-details-marker]:hidden',
          bare
            ? 'flex min-h-target cursor-pointer items-center gap-1.5 rounded-full text-sm font-medium whitespace-nowrap select-none focus-visible:rounded-full'
            : pillStyle(isOn),
        )}
      >
        {label}
        <Icon name="down" className="size-[18px] stroke-2 group-open:rotate-180" />
      </summary>
      <div
        className={classes(
          'absolute top-full z-20 mt-2 min-w-56 rounded-card bg-card p-2 shadow-popover',
          bare ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </details>
  );
}
