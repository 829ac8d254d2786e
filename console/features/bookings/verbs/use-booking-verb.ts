import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { bookings } from '../../../../i18n/en/console/bookings.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { Problem } from '../../../form/use-form.ts';
import { useRefusal } from '../../../form/use-refusal.ts';

type OwnProblem = keyof typeof bookings.problems;
const isOwn = (code: string): code is OwnProblem => Object.hasOwn(bookings.problems, code);

/** Why something was not done to a booking, or cannot be. */
export function useBookingRefusal() {
  const { t } = useTranslation('bookings');
  const shared = useRefusal();
  return (error: unknown): Problem => {
    const code = error instanceof ApiError ? error.code : '';
    return isOwn(code) ? { text: t(`problems.${code}`) } : shared(error);
  };
}

/** Something done to a booking: sent, the page read again, and said; or why not. */
export function useBookingVerb(onDone: () => void) {
  const { revalidate } = useRevalidator();
  const problemOf = useBookingRefusal();
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
