import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../contract/client.ts';
import { phoneBookings } from '../../../i18n/en/console/phone-bookings.ts';
import type { Problem } from '../../form/use-form.ts';
import { useRefusal } from '../../form/use-refusal.ts';

type Own = keyof typeof phoneBookings.problems;
const isOwn = (code: string): code is Own => Object.hasOwn(phoneBookings.problems, code);

/** Why a link cannot be sent, or not be taken back. */
export function usePhoneRefusal() {
  const { t } = useTranslation('phoneBookings');
  const shared = useRefusal();
  return (error: unknown): Problem => {
    const code = error instanceof ApiError ? error.code : '';
    return isOwn(code) ? { text: t(`problems.${code}`) } : shared(error);
  };
}
