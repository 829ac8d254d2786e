import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListAddress, listAddress, listPath, readListAddress } from './list-address.ts';

interface ListAddressState {
  /** What was asked for last, even while the cars are still on their way. */
  readonly address: ListAddress;
  readonly isLoading: boolean;
  /** A changed filter or order starts at the first page again. */
  readonly go: (change: Partial<Omit<ListAddress, 'page'>>) => void;
}

export function useListAddress(): ListAddressState {
  const shown = useLocation();
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  // The router tells of a navigation a moment later; a checkbox must not spring back until then.
  const [asked, setAsked] = useState<string | null>(null);
  const isLoading = coming?.pathname === listPath;
  const search = asked ?? shown.search;
  const address = readListAddress(new URLSearchParams(isLoading ? coming.search : search));

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every arrival it is answered
  useEffect(() => setAsked(null), [shown.key]);

  const go = (change: Partial<Omit<ListAddress, 'page'>>) => {
    const to = listAddress({ ...address, page: 1, ...change });
    setAsked(to.slice(listPath.length));
    navigate(to, { preventScrollReset: true });
  };
  return { address, isLoading, go };
}
