import { classes } from './classes.ts';

interface SegmentsProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A choice of few that is always in sight. */
export function Segments<Id extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Id>) {
  return (
    <fieldset className="inline-flex rounded-full border border-hair bg-stone-50 p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
          className={classes(
            'min-h-7 rounded-full px-3 text-xs font-medium whitespace-nowrap focus-visible:rounded-full',
            option.id === value
              ? 'bg-card shadow-[0_0_0_1px_var(--color-control)]'
              : 'text-quiet hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
