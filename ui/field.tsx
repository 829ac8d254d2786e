import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export interface FieldTexts {
  readonly label: string;
  readonly description?: string | undefined;
  /** What is wrong and what to do; the field turns to its error look. */
  readonly error?: string | undefined;
}

/** The box that every control to write or choose in has. */
export function controlStyle({ isInvalid }: { isInvalid: boolean }): string {
  return classes(
    'min-h-field w-full rounded-control border-[1.5px] px-4 text-left text-base transition',
    'placeholder:text-quiet focus-visible:rounded-control focus-visible:outline-offset-0',
    '[&[readonly]]:border-stone-300 [&[readonly]]:bg-stone-50 [&[readonly]]:text-stone-700',
    'disabled:border-stone-300 disabled:bg-stone-50 disabled:text-stone-700',
    isInvalid
      ? 'border-error-600 bg-[color-mix(in_srgb,var(--color-error-100)_40%,var(--color-card))] shadow-[inset_0_0_0_1px_var(--color-error-600)]'
      : 'border-control bg-card hover:border-ink',
  );
}

interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above, then the control, then help or the error, all tied together for screen readers. */
export function Field({ label, description, error, children }: FieldProps) {
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {description && (
        <p id={`${id}-description`} className="text-xs text-quiet">
          {description}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="flex items-center gap-1.5 text-xs font-medium text-error-600">
      <Icon name="warning" className="size-[18px] stroke-2" />
      {children}
    </p>
  );
}
