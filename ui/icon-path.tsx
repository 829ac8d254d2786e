import { classes } from './classes.ts';

interface IconPathProps {
  readonly path: string;
  readonly className: string | undefined;
}

/** The one pen that icons are drawn with, on a field of 24 by 24. */
export const IconPath = ({ path, className }: IconPathProps) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={classes(
      'shrink-0 fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round]',
      className ?? 'size-6 stroke-[1.9]',
    )}
  >
    <path d={path} />
  </svg>
);
