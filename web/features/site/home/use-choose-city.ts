import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { breakpointsPx } from '../../../../domain/policy-constants.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { listOf } from '../../trip/state/last-list.ts';
import { chooseCity } from '../../trip/state/return-option.ts';
import { useSearch } from '../../trip/state/use-search.ts';

/** What a press on a city does, wherever on the page it stands. */
export function useChooseCity(cityId: string): (event: MouseEvent) => void {
  const { change } = useSearch();
  const navigate = useNavigate();
  const { homepageSearchEnabled } = useShellConfig().flags;
  return (event) => {
    change((state) => chooseCity(state, cityId));
    // A narrow page has no room for the search bar: the search goes on on a page of its own.
    if (matchMedia(`(width < ${breakpointsPx.wide}px)`).matches) {
      event.preventDefault();
      navigate(homepageSearchEnabled ? '/search?origin=&step=0' : listOf(cityId));
    }
  };
}
