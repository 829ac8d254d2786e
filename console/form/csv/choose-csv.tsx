import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface ChooseCsvProps {
  readonly text: string;
  readonly hint: string;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
  readonly children?: ReactNode;
}

export function ChooseCsv({ text, hint, isBusy, onChoose, children }: ChooseCsvProps) {
  return (
    <div className="rounded-card border border-hair bg-card px-6 py-5">
      <label className="relative grid min-h-36 cursor-pointer place-content-center justify-items-center gap-1 rounded-control border-[1.5px] border-dashed border-control p-6 text-center hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3">
        <Icon name="plus" className="size-5 stroke-2" />
        <span className="font-strong">{text}</span>
        <span className="text-xs text-quiet">{hint}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      </label>
      {children}
    </div>
  );
}
