import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundButton } from './round-button.tsx';

interface CounterProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max?: number;
}

/** A small number, by two buttons or by the arrow keys. */
export function Counter({ label, value, onChange, min, max = 9 }: CounterProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const set = (next: number) => {
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed !== value) onChange(allowed);
  };
  const byKey = (event: KeyboardEvent) => {
    const target = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    set(target);
  };
  return (
    <div className="flex min-h-14 items-center gap-3 text-sm font-medium">
      <span id={labelId} className="mr-auto">
        {label}
      </span>
      <RoundButton
        icon="minus"
        label={t('fewer', { what: label })}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      />
      <span
        role="spinbutton"
        tabIndex={0}
        aria-labelledby={labelId}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        onKeyDown={byKey}
        className="min-w-8 text-center text-base font-strong figures"
      >
        {value}
      </span>
      <RoundButton
        icon="plus"
        label={t('more', { what: label })}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      />
    </div>
  );
}
