import { useRevalidator } from 'react-router';
import { toastsMs } from '../../domain/policy-constants.ts';
import { showToast } from '../../ui/toast.ts';
import type { Problem } from './use-form.ts';

/** Something done at the desk: sent, the page read again, and said; or why not. */
export function useVerb(problemOf: (error: unknown) => Problem, onDone: () => void) {
  const { revalidate } = useRevalidator();
  return async (send: () => Promise<unknown>, done: string): Promise<Problem | null> => {
    try {
      await send();
    } catch (error) {
      // What has changed meanwhile is shown, and the next press is about that.
      await revalidate();
      return problemOf(error);
    }
    onDone();
    await revalidate();
    await showToast({ tone: 'done', title: done, durationMs: toastsMs.accountSuccess });
    return null;
  };
}
