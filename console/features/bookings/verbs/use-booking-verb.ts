import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../contract/client.ts';
import { bookings } from '../../../../i18n/en/console/bookings.ts';
import type { Problem } from '../../../form/use-form.ts';
import { useRefusal } from '../../../form/use-refusal.ts';
import { useVerb } from '../../../form/use-verb.ts';

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

export const useBookingVerb = (onDone: () => void) => useVerb(useBookingRefusal(), onDone);
