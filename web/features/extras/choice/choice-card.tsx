import { type ReactNode, useId } from 'react';
import { Icon } from '../../../../ui/icon.tsx';

interface ChoiceCardProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly price: string;
  /** Set where it comes with another choice: it says so, and cannot be bought again. */
  readonly includedIn?: string | undefined;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Something to add to the trip, priced by the day. The box to tick spreads over the whole card. */
export function ChoiceCard({
  title,
  text,
  price,
  includedIn,
  isChosen,
  onChange,
}: ChoiceCardProps) {
  const isIncluded = includedIn !== undefined;
  const textId = useId();
  return (
    <div className="relative min-h-19 rounded-card border border-hair bg-card px-4 py-3.5 text-sm leading-5 transition hover:border-control has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <label className="flex gap-4 font-strong">
        <input
          type="checkbox"
          checked={isChosen || isIncluded}
          disabled={isIncluded}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={textId}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        <span
          aria-hidden="true"
          className="-mb-1 grid size-6 shrink-0 place-items-center rounded-small border-[1.5px] border-control bg-card text-transparent transition forced-colors:*:invisible forced-colors:peer-checked:*:visible peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper"
        >
          <Icon name="check" className="size-4 stroke-3" />
        </span>
        <span className="min-w-0 wrap-anywhere">{title}</span>{' '}
        <span className="ml-auto figures">{includedIn ?? price}</span>
      </label>
      <div id={textId} className="mt-0.5 pl-10 text-xs wrap-anywhere text-quiet">
        {text}
      </div>
    </div>
  );
}
