import { useRevalidator } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Problem } from '../../form/use-form.ts';
import { useRefusal } from '../../form/use-refusal.ts';

interface Outcomes {
  readonly onDone: () => void;
  /** What somebody else changed meanwhile, for whoever can merge it. */
  readonly onMeanwhile?: (changed: Readonly<Record<string, unknown>>) => void;
  /** What only this can be refused with. */
  readonly refusals?: Partial<Record<ErrorCode, Problem>>;
}

/** Something done in the catalogue: sent, the page read again, and said; or why not. */
export function useCatalogueVerb({ onDone, onMeanwhile, refusals = {} }: Outcomes) {
  const { revalidate } = useRevalidator();

  const problemOf = useRefusal(refusals);

  return async (send: () => Promise<unknown>, done: string): Promise<Problem | null> => {
    try {
      await send();
    } catch (error) {
      const changed = error instanceof ApiError ? error.answer.changed : undefined;
      if (!changed || !onMeanwhile) return problemOf(error);
      onMeanwhile(changed);
      return null;
    }
    await revalidate();
    onDone();
    await showToast({ tone: 'done', title: done, durationMs: toastsMs.accountSuccess });
    return null;
  };
}
