import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { cardName } from '../../../../domain/card-brand.ts';

/** "Visa ending in 4242", "Google Pay (Visa) ending in 4242" */
export function useCardName(): (card: Booking['paymentMethod']) => string {
  const { t } = useTranslation('trips');
  return (card) =>
    card ? t('pay.card', { brand: cardName(card), last4: card.last4 }) : t('pay.thisCard');
}
