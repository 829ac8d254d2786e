import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export interface Choice<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly text?: string;
  /** Before the words, such as a small card. Decoration: where room is short the words have it. */
  readonly picture?: ReactNode;
  readonly isDisabled?: boolean;
}

interface RadioCardsProps<Id extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly name?: string;
  /** Where a heading right above says the same to those who see it. */
  readonly isLegendHidden?: boolean;
  /** One below the other at any width. */
  readonly isStacked?: boolean;
}

/** A few choices, each with room to say what it means. */
export function RadioCards<Id extends string>({
  legend,
  choices,
  value,
  onChange,
  name,
  isLegendHidden = false,
  isStacked = false,
}: RadioCardsProps<Id>) {
  const group = useId();
  return (
    <fieldset className="@container min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div
        className={classes(
          'grid gap-2',
          !isStacked && '@min-[460px]:grid-flow-col @min-[460px]:auto-cols-fr',
        )}
      >
        {choices.map(({ id, title, text, picture, isDisabled = false }) => (
          <label
            key={id}
            className={classes(
              'relative flex min-h-19 items-center gap-4 rounded-card border px-4 py-3 transition',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              isDisabled
                ? 'cursor-not-allowed border-stone-300 bg-stone-50 text-quiet'
                : 'border-stone-300 hover:border-control has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)]',
            )}
          >
            <input
              type="radio"
              name={name ?? group}
              value={id}
              checked={value === id}
              disabled={isDisabled}
              onChange={() => onChange(id)}
              className="peer absolute size-6 opacity-0"
            />
            <span
              aria-hidden="true"
              className="size-6 shrink-0 rounded-full border-[1.5px] border-control bg-card transition peer-checked:border-[7px] peer-checked:border-ink"
            />
            {picture && <span className="shrink-0 @max-[400px]:hidden">{picture}</span>}
            <span className="grid gap-0.5 text-sm leading-5 figures">
              <span className="font-strong">{title}</span>
              {text && <span className="text-xs text-quiet">{text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
