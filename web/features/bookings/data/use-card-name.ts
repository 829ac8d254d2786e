import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { brandName } from '../../../../domain/card-brand.ts';

/** "Visa ending 4242" */
export function useCardName({ paymentMethod }: Pick<Booking, 'paymentMethod'>): string {
  const { t } = useTranslation('trips');
  if (!paymentMethod) return t('pay.thisCard');
  const { brand, last4 } = paymentMethod;
  return t('pay.card', { brand: brandName(brand), last4 });
}
