import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> {
  readonly label: string;
}

/** A checkbox says by itself whether it is on, so the role needs no `aria-checked`. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** A pin that slides from one end of its line to the other. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className="relative inline-flex min-h-target items-center gap-3 text-sm leading-snug font-medium">
      <input {...input} {...nativeSwitch} className="peer absolute h-7 w-12 opacity-0" />
      <span
        aria-hidden="true"
        className="relative h-7 w-12 shrink-0 rounded-full border-[1.5px] border-control bg-card transition peer-checked:border-ink peer-checked:bg-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-disabled:border-stone-300 peer-disabled:bg-stone-100 before:absolute before:inset-x-[11px] before:top-[11.5px] before:h-0.5 before:bg-stone-400 after:absolute after:top-1 after:left-1 after:size-[17px] after:rounded-full after:border-4 after:border-control after:bg-card after:transition peer-checked:after:translate-x-5 peer-checked:after:border-paper peer-checked:after:bg-paper"
      />
      {label}
    </label>
  );
}
