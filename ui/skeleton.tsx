import { classes } from './classes.ts';

/** A place held for what is loading. Give it the very size of what will stand there. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-breathe rounded-full bg-stone-100', className)}
    />
  );
}
