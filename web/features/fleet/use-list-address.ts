import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { CarFilters } from '../../../domain/car-filters.ts';
import { painted } from '../../ui/painted.ts';
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
  const address = useMemo(() => readListAddress(new URLSearchParams(wanted)), [wanted]);

  // Looked up when a press comes: `go` stays the same, and nothing is drawn anew because of it.
  const isLeaving = coming !== undefined && !isLoading;
  const latest = useRef({ address, at: shown.key, isLeaving });
  useEffect(() => {
    latest.current = { address, at: shown.key, isLeaving };
    return () => {
      latest.current.isLeaving = true;
    };
  });

  const go = useCallback(
    (change: Partial<Omit<ListAddress, 'page'>>) => {
      const next = { ...latest.current.address, page: 1, ...change };
      latest.current.address = next; // whatever is pressed before it is drawn comes on top
      const to = listAddress(next);
      setAsked({ at: latest.current.at, search: to.slice(listPath.length) });
      // What was ticked is seen before the cars are asked for, unless a link was pressed meanwhile.
      painted().then(() => {
        if (!latest.current.isLeaving) navigate(to, { preventScrollReset: true });
      });
    },
    [navigate],
  );
  const choose = useCallback(
    (change: Partial<CarFilters>) =>
      go({ filters: { ...latest.current.address.filters, ...change } }),
    [go],
  );
  return { address, isLoading, go, choose };
}
