import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useShellConfig } from '../../page/use-shell-config.ts';

/** Asks to sign in where the visitor is, and then goes on with what they were doing. */
export function useLogIn(isSignedIn: boolean, goOn: () => void) {
  const [state, setState] = useState<'closed' | 'open' | 'passed'>('closed');
  const { loginEnabled, signupEnabled } = useShellConfig().flags;
  const { revalidate } = useRevalidator();
  const mode = signupEnabled && !loginEnabled ? ('register' as const) : ('login' as const);

  const continueNow = useEffectEvent(goOn);
  // Only the next render knows who has signed in, and what still stands in their way.
  useEffect(() => {
    if (state !== 'passed' || !isSignedIn) return;
    setState('closed');
    continueNow();
  }, [state, isSignedIn]);

  return {
    open: () => setState('open'),
    dialog: {
      isOpen: state === 'open',
      mode,
      email: null,
      onClose: () => setState('closed'),
      onSignedIn: async () => {
        await revalidate();
        setState('passed');
      },
    },
  };
}
