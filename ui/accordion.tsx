import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  readonly openId?: string;
  /** Accordions of one name are one: a page in several parts still opens one item at a time. */
  readonly name?: string;
}

/** One open at a time: the browser sees to it by the shared name, and without any script. */
export function Accordion({ items, openId, name }: AccordionProps) {
  const ownName = useId();
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          id={id}
          name={name ?? ownName}
          open={id === openId}
          className="group border-t border-hair last:border-b [interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] details-content:transition-discrete details-content:duration-move open:details-content:h-auto"
        >
          <summary className="flex min-h-18 list-none items-center justify-between gap-6 py-3.5 font-display text-lg font-[680] tracking-title [&::-webkit-details-marker]:hidden">
            <span className="text-balance">{title}</span>
            <Icon name="plus" className="size-6 stroke-[1.9] transition group-open:rotate-45" />
          </summary>
          <div className="max-w-measure pb-6 text-quiet">{content}</div>
        </details>
      ))}
    </div>
  );
}
