import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { claims } from '../../../i18n/en/console/claims.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Problem } from '../../form/use-form.ts';
import { useRefusal } from '../../form/use-refusal.ts';

type OwnProblem = keyof typeof claims.problems;
const isOwn = (code: string): code is OwnProblem => Object.hasOwn(claims.problems, code);

/** Why a claim cannot be made, decided or withdrawn. */
export function useClaimRefusal() {
  const { t } = useTranslation('claims');
  const shared = useRefusal();
  return (error: unknown): Problem => {
    const code = error instanceof ApiError ? error.code : '';
    return isOwn(code) ? { text: t(`problems.${code}`) } : shared(error);
  };
}

/** Sent, the page read again, and said; or why not. */
export function useClaimVerb(onDone: () => void) {
  const { revalidate } = useRevalidator();
  const problemOf = useClaimRefusal();
  return async (send: () => Promise<unknown>, done: string): Promise<Problem | null> => {
    try {
      await send();
    } catch (error) {
      await revalidate();
      return problemOf(error);
    }
    onDone();
    await revalidate();
    await showToast({ tone: 'done', title: done, durationMs: toastsMs.accountSuccess });
    return null;
  };
}
