import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../../contract/configuration.ts';
import type { ShellData } from './shell-data.ts';

/** The public configuration, which every page has from the root. */
export function useShellConfig(): PublicConfig {
  const config = useRouteLoaderData<{ readonly shell: ShellData }>('root')?.shell.config;
  if (!config) throw new Error('No page stands without its configuration');
  return config;
}
