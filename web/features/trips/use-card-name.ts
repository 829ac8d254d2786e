import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../contract/bookings.ts';

/** "Visa ending 4242" */
export function useCardName({ paymentMethod }: Pick<Booking, 'paymentMethod'>): string {
  const { t } = useTranslation('trips');
  if (!paymentMethod) return t('pay.thisCard');
  const { brand, last4 } = paymentMethod;
  return t('pay.card', { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 });
}
