import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { askAuth } from './call-auth.ts';

export interface StepOptions {
  readonly hasApp: boolean;
  readonly passkey: PublicKeyCredentialRequestOptionsJSON | null;
}

type State =
  | { readonly kind: 'loading' | 'failed' | 'expired' }
  | { readonly kind: 'ready'; readonly options: StepOptions };

export const readOptions = () => askAuth<StepOptions>('/api/auth/second-step/options', {});

/** Which ways somebody has to go on; asked for once, and again when they say so. */
export function useSecondStep() {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void attempt;
    readOptions().then((asked) => {
      if (isCurrent) setState(stateOf(asked));
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt((last) => last + 1);
  };
  return { state, retry };
}

function stateOf(asked: Awaited<ReturnType<typeof readOptions>>): State {
  if (asked.refusal === null) return { kind: 'ready', options: asked.value };
  return { kind: asked.refusal.code === 'second_factor_expired' ? 'expired' : 'failed' };
}
