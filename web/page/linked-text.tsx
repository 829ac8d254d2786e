import type { ReactNode } from 'react';

export interface NamedLink {
  /** As the text says it. */
  readonly name: string;
  readonly href: string;
  /** For who is in the middle of a form. */
  readonly inNewTab?: boolean;
}

/** A text of ours in which what it names can be followed. */
export function LinkedText({ text, links }: { text: string; links: readonly NamedLink[] }) {
  return linked(text, links);
}

function linked(text: string, [first, ...others]: readonly NamedLink[]): ReactNode {
  if (!first) return text;
  const [start = '', ...rest] = text.split(first.name);
  const link = (
    <a
      href={first.href}
      className="underline underline-offset-4"
      {...(first.inNewTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {first.name}
    </a>
  );
  return rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        {link}
        {linked(part, others)}
      </>
    ),
    linked(start, others),
  );
}
