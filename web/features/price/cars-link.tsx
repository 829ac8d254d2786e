import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chooseCity } from '../trip/state/return-option.ts';
import { useSearch } from '../trip/state/use-search.ts';

interface CarsLinkProps {
  readonly cityId: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** To the list of the car's own city: whoever followed a link here may have searched elsewhere. */
export function CarsLink({ cityId, className, children }: CarsLinkProps) {
  const { change } = useSearch();
  return (
    <Link
      to="/assets"
      onClick={() => change((search) => chooseCity(search, cityId))}
      className={className}
    >
      {children}
    </Link>
  );
}
