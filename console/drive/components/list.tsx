import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';

export const List = ({ children, label }: { children: ReactNode; label: string }) => (
  <ul aria-label={label} className="rounded-card border border-hair bg-card">
    {children}
  </ul>
);

interface RowProps {
  readonly icon: ReactNode;
  readonly text: ReactNode;
  readonly note?: ReactNode;
  readonly end?: ReactNode;
  /** Keys for this row, under it. */
  readonly below?: ReactNode;
}

export const Row = ({ icon, text, note, end, below }: RowProps) => (
  <li className="border-hair px-4 py-1.5 leading-[1.375rem] not-first:border-t">
    <div className="flex min-h-11 items-center gap-3">
      {icon}
      <span className="min-w-0 flex-1 wrap-anywhere">
        {text}
        {note && <small className="figures block text-sm leading-5 text-quiet">{note}</small>}
      </span>
      {end && <span className="figures text-right font-strong">{end}</span>}
    </div>
    {below}
  </li>
);

/** A tick on moss, or a sign on amber. */
export const Ok = ({ isWarning = false }: { isWarning?: boolean }) => (
  <span
    aria-hidden="true"
    className={classes(
      'grid size-7 shrink-0 place-items-center rounded-full',
      isWarning ? 'bg-amber-600 text-amber-100' : 'bg-route-done text-on-done',
    )}
  >
    {isWarning ? (
      <span className="text-sm leading-none font-strong">!</span>
    ) : (
      <Icon name="check" className="size-4.5 stroke-[3.2]" />
    )}
  </span>
);
