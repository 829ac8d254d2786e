import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../../../page/shell-data.ts';
import { AccountMenu } from './account-menu.tsx';
import { EntryButtons } from './entry-buttons.tsx';

/** For the pages with a header of their own: the account menu, or the ways in. */
export function PageAccount() {
  const shell = useRouteLoaderData<{ readonly shell: ShellData }>('root')?.shell;
  return (
    <div className="flex shrink-0 items-center gap-2">
      {shell?.user ? (
        <AccountMenu user={shell.user} />
      ) : (
        <EntryButtons flags={shell?.config.flags} />
      )}
    </div>
  );
}
