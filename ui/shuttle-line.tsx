import { classes } from './classes.ts';

/** The line while we wait: a pin that goes to and fro. Decoration; say in words what is awaited. */
export function ShuttleLine({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('relative inline-block h-2.5 shrink-0', className)}>
      <span className="absolute inset-x-0 top-1 h-0.5 rounded-full bg-current opacity-45" />
      <span className="absolute top-0 left-0 size-2.5 animate-shuttle rounded-full bg-current" />
    </span>
  );
}
