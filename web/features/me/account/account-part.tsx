import { useNavigation } from 'react-router';
import { usePart } from '../../../../ui/use-part.ts';
import type { ShellData } from '../../../page/shell-data.ts';

const loadAccountShell = () => import('./account-shell.tsx');

/** What every page has for accounts. A visitor who reads the first page needs none of it. */
export function AccountPart({ data }: { data: ShellData }) {
  const isMoving = useNavigation().state !== 'idle';
  const part = usePart(loadAccountShell, data.user !== null || isMoving);
  return part.state === 'ready' && <part.module.AccountShell data={data} />;
}
