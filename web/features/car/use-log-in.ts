import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useShellConfig } from '../../page/use-shell-config.ts';
import { authRequestIn } from '../me/account/auth-request.ts';
import { useAskToLogIn } from '../me/account/use-ask-to-log-in.ts';

/** Asks to sign in where the visitor is, and then goes on with what they were doing. */
export function useLogIn(isSignedIn: boolean, goOn: () => void): () => void {
  const { loginEnabled, signupEnabled } = useShellConfig().flags;
  const ask = useAskToLogIn();
  const isAsking = authRequestIn(useLocation().state)?.reason === 'reserve';
  const wasAsked = useRef(false);
  const continueNow = useEffectEvent(goOn);
  // Only once the dialog has left does the page know who has signed in, and what still stands in their way.
  useEffect(() => {
    if (isAsking) {
      if (!isSignedIn) wasAsked.current = true;
      return;
    }
    if (wasAsked.current && isSignedIn) continueNow();
    wasAsked.current = false;
  }, [isAsking, isSignedIn]);

  const mode = signupEnabled && !loginEnabled ? 'register' : 'login';
  return () => ask({ mode, reason: 'reserve', origin: null });
}
