import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLastListOf } from '../trip/state/last-list.ts';
import { chooseCity } from '../trip/state/return-option.ts';
import { useSearch } from '../trip/state/use-search.ts';

interface CarsLinkProps {
  readonly cityId: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * To the list of the car's own city, with the filters, the order and the map it was left with: whoever
 * followed a link here may have searched elsewhere, or not at all.
 */
export function CarsLink({ cityId, className, children }: CarsLinkProps) {
  const { change } = useSearch();
  const to = useLastListOf(cityId);
  return (
    <Link
      to={to}
      onClick={() => change((search) => chooseCity(search, cityId))}
      className={className}
    >
      {children}
    </Link>
  );
}
