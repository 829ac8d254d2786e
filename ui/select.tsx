import {
  FieldError as AriaFieldError,
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import { classes } from './classes.ts';
import { controlStyle, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly isDisabled?: boolean;
}

interface SelectProps<Id extends string> extends FieldTexts {
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly name?: string;
  /** `cell` fills a cell of a bar and has no box of its own. */
  readonly variant?: 'field' | 'cell';
  readonly isOpenAtFirst?: boolean;
}

export function Select<Id extends string>({
  label,
  description,
  error,
  options,
  value,
  onChange,
  placeholder,
  isDisabled = false,
  name,
  variant = 'field',
  isOpenAtFirst = false,
}: SelectProps<Id>) {
  const isCell = variant === 'cell';
  const choose = (key: unknown) => {
    const option = options.find(({ id }) => id === key);
    if (option) onChange(option.id);
  };
  return (
    <AriaSelect
      value={value}
      onChange={choose}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      defaultOpen={isOpenAtFirst}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(name === undefined ? {} : { name })}
      className={
        isCell ? cellStyle.root : 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5'
      }
    >
      <Label className={isCell ? cellStyle.label : 'text-sm font-medium'}>{label}</Label>
      <Button
        className={
          isCell
            ? cellStyle.button
            : classes(
                controlStyle({ isInvalid: error !== undefined }),
                'flex items-center justify-between gap-2',
              )
        }
      >
        <SelectValue className="truncate data-placeholder:text-quiet" />
        {!isCell && <Icon name="down" className="size-5 stroke-2" />}
      </Button>
      {description && (
        <Text slot="description" className="text-xs text-quiet">
          {description}
        </Text>
      )}
      <AriaFieldError className="flex items-center gap-1.5 text-xs font-medium text-error-600">
        <Icon name="warning" className="size-[18px] stroke-2" />
        {error}
      </AriaFieldError>
      <Popover
        maxHeight={360}
        offset={isCell ? 32 : 8}
        className="min-w-(--trigger-width) overflow-y-auto rounded-card bg-card p-2 shadow-popover"
      >
        <ListBox items={options} className="grid outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className="flex min-h-target cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm outline-none data-disabled:cursor-not-allowed data-disabled:text-stone-400 data-disabled:line-through data-focused:bg-stone-100 data-selected:font-strong"
            >
              {({ isSelected }) => (
                <>
                  {option.label}
                  {isSelected && <Icon name="check" className="ml-auto size-5 stroke-[2.4]" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** The button reaches over the whole cell. */
const cellStyle = {
  root: 'grid min-w-0 content-center',
  label: 'text-xs text-quiet',
  button:
    'text-left font-strong after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ink',
} as const;
