import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { useTicked } from './use-ticked.ts';

const entryStyle =
  'relative flex min-h-target items-center gap-3 rounded-control px-3 text-sm hover:bg-stone-100 has-checked:font-strong has-focus-visible:bg-stone-100 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3';
const inputStyle = 'peer absolute inset-0 opacity-0';
const tickStyle = 'invisible ml-auto size-5 stroke-[2.4] peer-checked:visible';

interface CheckListProps<Value> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Any number of values; "All" stands for none chosen and takes the others back. */
export function CheckList<Value extends string | number>({
  legend,
  options,
  chosen,
  onChange,
}: CheckListProps<Value>) {
  const { t } = useTranslation('fleet');
  const [ticked, tick] = useTicked(chosen, onChange);
  const toggle = (value: Value) =>
    tick(ticked.includes(value) ? ticked.filter((one) => one !== value) : [...ticked, value]);
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <CheckEntry
        label={t('filter.all')}
        isChecked={ticked.length === 0}
        onToggle={() => tick([])}
      />
      {options.map(({ value, label }) => (
        <CheckEntry
          key={value}
          label={label}
          isChecked={ticked.includes(value)}
          onToggle={() => toggle(value)}
        />
      ))}
    </fieldset>
  );
}

interface CheckEntryProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

function CheckEntry({ label, isChecked, onToggle }: CheckEntryProps) {
  return (
    <label className={entryStyle}>
      <input type="checkbox" checked={isChecked} onChange={onToggle} className={inputStyle} />
      {label}
      <Icon name="check" className={tickStyle} />
    </label>
  );
}

interface PickListProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChange: (value: Value) => void;
}

/** Exactly one of a few. */
export function PickList<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: PickListProps<Value>) {
  const group = useId();
  const [ticked, tick] = useTicked(chosen, onChange);
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={entryStyle}>
          <input
            type="radio"
            name={group}
            checked={value === ticked}
            onChange={() => tick(value)}
            className={inputStyle}
          />
          {label}
          <Icon name="check" className={tickStyle} />
        </label>
      ))}
    </fieldset>
  );
}
