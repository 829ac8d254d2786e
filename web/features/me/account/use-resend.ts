import { useState } from 'react';
import { resendVerification } from './call-auth.ts';

export type ResendState = 'idle' | 'waiting' | Awaited<ReturnType<typeof resendVerification>>;

/** Another message with another link, and what became of it. */
export function useResend() {
  const [state, setState] = useState<ResendState>('idle');
  const resend = async () => {
    setState('waiting');
    setState(await resendVerification());
  };
  return { state, resend };
}
