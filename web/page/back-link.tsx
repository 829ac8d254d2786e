import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** From a page to the one it belongs to, above its heading; on paper there is no way back. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link
    to={to}
    className="-ml-1.5 inline-flex min-h-target items-center gap-1.5 text-sm font-medium print:hidden"
  >
    <Icon name="back" className="size-5 stroke-2" />
    {children}
  </Link>
);
