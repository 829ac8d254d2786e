import { useLocation, useNavigation } from 'react-router';
import { FullScreenSpinner } from '../../ui/spinner.tsx';
import { needsRenter } from './needs-renter.ts';

/** On the way to a page that needs a session, while the server finds out whether there is one. */
export function CheckingScreen() {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  const isEntering = next !== undefined && needsRenter(next) && !needsRenter(here);
  return isEntering ? <FullScreenSpinner /> : null;
}
