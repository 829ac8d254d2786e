import { classes } from '../../../ui/classes.ts';

interface PicksProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly value: T | null;
  readonly textOf: (value: T) => string;
  readonly onChange: (value: T) => void;
  readonly columns?: 2 | 3;
  /** Where the words above say it already. */
  readonly isLegendHidden?: boolean;
}

/** One of a few, as keys in a grid. */
export function Picks<T extends string>(props: PicksProps<T>) {
  const { legend, values, value, textOf, onChange, columns = 3, isLegendHidden } = props;
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-sm leading-5 font-strong'}>
        {legend}
      </legend>
      <div className={classes('grid gap-2', columns === 3 ? 'grid-cols-3' : 'grid-cols-2')}>
        {values.map((one) => (
          <label
            key={one}
            className="relative grid min-h-touch place-items-center rounded-control border-2 border-control bg-card px-2 text-center leading-tight font-medium has-checked:border-ink has-checked:bg-ink has-checked:font-strong has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={legend}
              checked={one === value}
              onChange={() => onChange(one)}
              className="absolute inset-0 opacity-0"
            />
            {textOf(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
