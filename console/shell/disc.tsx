import { classes } from '../../ui/classes.ts';

interface DiscProps {
  readonly name: string;
  readonly isSmall?: boolean;
  /** Somebody who is not here yet. */
  readonly isQuiet?: boolean;
}

/** A person, by the first letter of the name. */
export function Disc({ name, isSmall = false, isQuiet = false }: DiscProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid shrink-0 place-items-center rounded-full leading-none font-strong',
        isSmall ? 'size-6 text-2xs' : 'size-8 text-xs',
        !isSmall && 'bg-ink text-paper',
        isSmall &&
          (isQuiet
            ? 'bg-stone-200 text-stone-800'
            : 'bg-card shadow-[inset_0_0_0_1.5px_var(--color-ink)]'),
      )}
    >
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
