interface ChoiceChipsProps<Value> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Any number of short values, side by side and all in sight. */
export function ChoiceChips<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: ChoiceChipsProps<Value>) {
  const toggle = (value: Value, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative flex min-h-target items-center rounded-full border-[1.5px] border-control bg-card px-4 text-sm font-medium transition hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
              className="absolute inset-0 opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
