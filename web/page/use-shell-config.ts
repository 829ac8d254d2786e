import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../../contract/configuration.ts';
import type { ShellData } from './shell-data.ts';

/** What every page has from the root. */
function useShell(): ShellData {
  const shell = useRouteLoaderData<{ readonly shell: ShellData }>('root')?.shell;
  if (!shell) throw new Error('No page stands without its configuration');
  return shell;
}

/** The public configuration. */
export const useShellConfig = (): PublicConfig => useShell().config;
