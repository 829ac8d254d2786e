import { useEffect, useState } from 'react';

export type Preview<T> =
  | { readonly state: 'none' | 'asking' }
  | { readonly state: 'known'; readonly value: T }
  | { readonly state: 'refused'; readonly error: unknown };

/** Asked a moment after the last key. */
const WAIT_MS = 250;

/**
 * What would come of something, asked again whenever what is asked changes; `key` says what that is, and is null
 * while there is nothing to ask.
 */
export function usePreview<T>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
): Preview<T> {
  const [answer, setAnswer] = useState<{ key: string; preview: Preview<T> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that is asked
  useEffect(() => {
    if (key === null) return;
    const outdated = new AbortController();
    const { signal } = outdated;
    const timer = setTimeout(() => {
      ask(signal).then(
        (value) => signal.aborted || setAnswer({ key, preview: { state: 'known', value } }),
        (error: unknown) =>
          signal.aborted || setAnswer({ key, preview: { state: 'refused', error } }),
      );
    }, WAIT_MS);
    return () => {
      outdated.abort();
      clearTimeout(timer);
    };
  }, [key]);
  if (key === null) return { state: 'none' };
  return answer?.key === key ? answer.preview : { state: 'asking' };
}
