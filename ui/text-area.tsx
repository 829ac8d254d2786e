import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldTexts } from './field.tsx';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {}

/** For more than a line. */
export function TextArea({ label, description, error, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} description={description} error={error}>
      {(attributes) => (
        <textarea
          {...textarea}
          {...attributes}
          className={`${controlStyle({ isInvalid: error !== undefined })} py-3`}
        />
      )}
    </Field>
  );
}
