import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { controlStyle, Field, type FieldTexts } from './field.tsx';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  /** Stands inside the box at its end, such as a tick for what is verified. */
  readonly end?: ReactNode;
}

export function TextField({ label, description, error, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error}>
      {(attributes) => (
        <span className="relative block">
          <input
            {...input}
            {...attributes}
            className={classes(
              controlStyle({ isInvalid: error !== undefined }),
              end !== undefined && 'pr-28',
            )}
          />
          {end && <span className="absolute inset-y-0 right-4 flex items-center">{end}</span>}
        </span>
      )}
    </Field>
  );
}
