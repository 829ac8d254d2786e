import type { ReactNode } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { Icon } from '../../ui/icon.tsx';

interface ExternalLinkProps {
  readonly href: string;
  /** Says to those who do not see the arrow that this leaves our site. */
  readonly note: string;
  readonly variant?: 'primary' | 'paper';
  readonly children: ReactNode;
}

export function ExternalLink({ href, note, variant = 'primary', children }: ExternalLinkProps) {
  return (
    <a href={href} rel="external" className={buttonStyle({ variant, large: true })}>
      {children}
      <Icon name="away" className="size-5 stroke-2" />
      <span className="sr-only">{note}</span>
    </a>
  );
}
