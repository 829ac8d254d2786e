import { useId } from 'react';

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function WordsField({ label, value, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm leading-5 font-strong">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        maxLength={500}
        rows={3}
        onChange={(event) => onChange(event.target.value)}
        className="rounded-control border-2 border-control bg-card px-4 py-3 leading-6"
      />
    </div>
  );
}
