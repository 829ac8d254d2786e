import { useTranslation } from 'react-i18next';
import { bookings } from '../../../../i18n/en/console/bookings.ts';
import { useOwnRefusal } from '../../../form/use-refusal.ts';
import { useVerb } from '../../../form/use-verb.ts';

/** Why something was not done to a booking, or cannot be. */
export function useBookingRefusal() {
  const { t } = useTranslation('bookings');
  return useOwnRefusal(bookings.problems, (code) => t(`problems.${code}`));
}

export const useBookingVerb = (onDone: () => void) => useVerb(useBookingRefusal(), onDone);
