import { useTranslation } from 'react-i18next';
import type { BookingSummary } from '../../../../contract/bookings.ts';
import { instantFromIso, toCityTime } from '../../../../domain/city-time.ts';
import { formatMonthDay } from '../../../../domain/format-city-time.ts';
import { formatMoney, formatMoneyForPin } from '../../../../domain/format-money.ts';

/** "Paid. Deposit of €350 on Dec 14": what the badge beside it leaves open. */
export function useMoneyWords({ money, city }: Pick<BookingSummary, 'money' | 'city'>): string {
  const { t } = useTranslation('trips');
  const { standing, deposit, depositAt, refunded, credited } = money;
  return t(`money.${standing}`, {
    deposit: deposit ? formatMoneyForPin(deposit) : '',
    day: depositAt ? formatMonthDay(toCityTime(instantFromIso(depositAt), city.timeZone)) : '',
    refunded: formatMoney(refunded),
    credited: formatMoney(credited),
  });
}
