import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../page/paths.ts';

interface VerifyLinkProps {
  /** Saves the trip: the profile offers to continue with what is saved by then. */
  readonly keep: () => Promise<void>;
  readonly className: string;
  readonly children: string;
}

/** To where documents are verified, without losing what was being booked. */
export function VerifyLink({ keep, className, children }: VerifyLinkProps) {
  const navigate = useNavigate();
  const leave = async (event: MouseEvent) => {
    event.preventDefault();
    await keep();
    await navigate(paths.documents);
  };
  return (
    <Link to={paths.documents} onClick={leave} className={className}>
      {children}
    </Link>
  );
}
