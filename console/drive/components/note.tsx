import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';

const styles = {
  wait: 'bg-amber-100 text-amber-600',
  quiet: 'bg-stone-100 text-ink',
  done: 'bg-moss-100 text-moss-600',
  wrong: 'bg-error-100 text-error-600',
} as const;

interface NoteProps {
  readonly variant?: keyof typeof styles;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

export const Note = ({ variant = 'wait', icon, children, className }: NoteProps) => (
  <div
    className={classes(
      'flex items-start gap-3 rounded-card px-4 py-3 text-base leading-6 font-medium',
      styles[variant],
      className,
    )}
  >
    {icon}
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
