import { classes } from './classes.ts';
import { controlStyle, Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';

interface NativeSelectProps<Id extends string> extends FieldTexts {
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** The browser's own list, for pages that no renter fills in: it costs no script. */
export function NativeSelect<Id extends string>({
  label,
  description,
  error,
  options,
  value,
  onChange,
}: NativeSelectProps<Id>) {
  return (
    <Field label={label} description={description} error={error}>
      {(attributes) => (
        <span className="relative block">
          <select
            {...attributes}
            value={value}
            onChange={(event) => {
              const option = options.find(({ id }) => id === event.target.value);
              if (option) onChange(option.id);
            }}
            className={classes(
              controlStyle({ isInvalid: error !== undefined }),
              'cursor-pointer appearance-none truncate pr-12',
            )}
          >
            {options.map(({ id, label: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center">
            <Icon name="down" className="size-5 stroke-2" />
          </span>
        </span>
      )}
    </Field>
  );
}
