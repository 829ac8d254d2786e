import { useNavigation } from 'react-router';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import type { ShellData } from '../../../page/shell-data.ts';

const loadAccountShell = () => import('./account-shell.tsx');

/** What every page has for accounts. A visitor who reads the first page needs none of it. */
export function DeferredAccountShell({ data }: { data: ShellData }) {
  const isMoving = useNavigation().state !== 'idle';
  const deferred = useDeferred(loadAccountShell, data.user !== null || isMoving);
  return deferred.state === 'ready' && <deferred.module.AccountShell data={data} />;
}
