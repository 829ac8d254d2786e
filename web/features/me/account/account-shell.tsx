import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { FullScreenSpinner } from '../../../../ui/spinner.tsx';
import { prepareToasts } from '../../../../ui/toast.ts';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import type { ShellData } from '../../../page/shell-data.ts';
import { needsRenter } from './needs-renter.ts';
import { promptFor } from './prompt-for.ts';

/** Most renters are asked nothing: what asks comes when there is something to ask. */
const loadPrompts = () => import('./account-prompts.tsx');

export function AccountShell({ data: { user, config } }: { data: ShellData }) {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  const prompt = promptFor(user, here, config.flags);
  const prompts = useDeferred(loadPrompts, prompt !== null);
  // On the way to a page that needs a session, while the server finds out whether there is one.
  const isEntering = next !== undefined && needsRenter(next) && !needsRenter(here);

  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) void prepareToasts();
  }, [isSignedIn]);

  if (isEntering) return <FullScreenSpinner />;
  if (!user || !prompt || prompts.state !== 'ready') return null;
  return <prompts.module.AccountPrompts key={prompt} prompt={prompt} email={user.email} />;
}
