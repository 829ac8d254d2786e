import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly label: string;
  /** It is read out alone, where what it is about stands beside it. */
  readonly isLabelHidden?: boolean;
}

export function Checkbox({ label, isLabelHidden = false, ...input }: CheckboxProps) {
  return (
    <label className="relative inline-flex min-h-target items-center gap-3 text-sm font-medium">
      <input {...input} type="checkbox" className="peer absolute size-6 opacity-0" />
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-small border-[1.5px] border-control bg-card text-transparent transition forced-colors:*:invisible forced-colors:peer-checked:*:visible peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-indeterminate:border-ink peer-indeterminate:bg-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-disabled:border-stone-300 peer-disabled:bg-stone-100"
      >
        <Icon name="check" className="size-4 stroke-3" />
      </span>
      {isLabelHidden ? <span className="sr-only">{label}</span> : label}
    </label>
  );
}
