import { controlStyle, Field } from '../../ui/field.tsx';
import { useFindList } from '../shell/use-find-list.ts';
import { useStillWhilePressed } from '../shell/use-still-while-pressed.ts';

interface FindEntry {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
}

interface FindFieldProps<Entry extends FindEntry> {
  readonly name: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What was found for the text. */
  readonly entries: readonly Entry[];
  readonly listLabel: string;
  readonly isReading: boolean;
  readonly onTake: (entry: Entry) => void;
}

/** A field whose text is looked for: what was found stands below, and Enter takes the first. */
export function FindField<Entry extends FindEntry>(props: FindFieldProps<Entry>) {
  const { name, label, description, error, text, onText, entries, listLabel, isReading, onTake } =
    props;
  const { shown, onPointerDown } = useStillWhilePressed(entries);
  const combobox = useFindList({ text, entries: shown, isReading, isFirstSure: false, onTake });
  return (
    <div className="grid gap-1">
      <Field label={label} description={description} error={error}>
        {(attributes) => (
          <input
            {...combobox.inputProps}
            {...attributes}
            name={name}
            maxLength={200}
            value={text}
            onChange={({ target }) => {
              onText(target.value);
              combobox.reset();
            }}
            className={controlStyle({ isInvalid: error !== undefined })}
          />
        )}
      </Field>
      {shown.length > 0 && (
        <ul
          {...combobox.listProps}
          aria-label={listLabel}
          onPointerDown={onPointerDown}
          className="grid rounded-control border border-hair p-1"
        >
          {shown.map((entry, index) => (
            <li
              key={entry.id}
              {...combobox.optionProps(index)}
              className="grid cursor-pointer rounded-control px-3 py-1.5 hover:bg-stone-50 aria-selected:bg-stone-100"
            >
              <span className="truncate">{entry.label}</span>
              {entry.note && (
                <span className="truncate text-xs text-quiet figures">{entry.note}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
