import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { CarFilters } from '../../../../domain/car-filters.ts';
import { type ListAddress, listAddress, listPath, readListAddress } from './list-address.ts';

interface ListAddressState {
  /** What was asked for last, even while the cars are still on their way. */
  readonly address: ListAddress;
  readonly isLoading: boolean;
  /** A changed filter or order starts at the first page again. */
  readonly go: (change: Partial<Omit<ListAddress, 'page'>>) => void;
  /** Some of the filters, on top of those asked for last. */
  readonly choose: (change: Partial<CarFilters>) => void;
}

export function useListAddress(): ListAddressState {
  const shown = useLocation();
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  // The router tells of a navigation a moment later; a checkbox must not spring back until then.
  const [asked, setAsked] = useState<{ readonly at: string; readonly search: string } | null>(null);
  // Every arrival answers it; coming back later to where it was asked does not ask again.
  const isAnswered = asked !== null && asked.at !== shown.key;
  if (isAnswered) setAsked(null);
  const isLoading = coming?.pathname === listPath;
  const search = asked && !isAnswered ? asked.search : shown.search;
  const wanted = isLoading ? coming.search : search;
  const address = readListAddress(new URLSearchParams(wanted));

  // Looked up when a press comes: a second one, before the first is drawn, comes on top of it.
  const isLeaving = coming !== undefined && !isLoading;
  const latest = useRef({ address, isLeaving });
  useEffect(() => {
    latest.current = { address, isLeaving };
    return () => {
      latest.current.isLeaving = true;
    };
  });

  const go = (change: Partial<Omit<ListAddress, 'page'>>) => {
    if (latest.current.isLeaving) return; // a link was pressed since
    const next = { ...latest.current.address, page: 1, ...change };
    latest.current.address = next;
    const to = listAddress(next);
    setAsked({ at: shown.key, search: to.slice(listPath.length) });
    navigate(to, { preventScrollReset: true });
  };
  const choose = (change: Partial<CarFilters>) =>
    go({ filters: { ...latest.current.address.filters, ...change } });
  return { address, isLoading, go, choose };
}
