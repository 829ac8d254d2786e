import { useTranslation } from 'react-i18next';
import { phoneBookings } from '../../../i18n/en/console/phone-bookings.ts';
import { useOwnRefusal } from '../../form/use-refusal.ts';

/** Why a link cannot be sent, or not be taken back. */
export function usePhoneRefusal() {
  const { t } = useTranslation('phoneBookings');
  return useOwnRefusal(phoneBookings.problems, (code) => t(`problems.${code}`));
}
