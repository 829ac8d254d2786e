import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** Whether we know who drives: their age, above all. */
export function useIsVerified(): boolean {
  const shell = useRouteLoaderData<{ readonly shell: ShellData }>('root')?.shell;
  return shell?.user?.needsVerification === false;
}
