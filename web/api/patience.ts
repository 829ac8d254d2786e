import { timeoutsMs } from '../../domain/policy-constants.ts';

/** A time-out means "still working", never "failed". */
export type Patience = 'usual' | 'long' | 'very-long';

/** Tells when the wait has become long, and very long; gives the way to stop telling. */
export function startPatience(onChange: (patience: Patience) => void): () => void {
  const timers = [
    setTimeout(() => onChange('long'), timeoutsMs.request),
    setTimeout(() => onChange('very-long'), timeoutsMs.booking),
  ];
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
