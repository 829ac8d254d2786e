import { useTranslation } from 'react-i18next';
import type { LedgerLine } from '../../../contract/operate/desk-bookings.ts';
import { brandName } from '../../../domain/card-brand.ts';

/** What a move of money is called, and how it was carried out. */
export function useLedgerWords() {
  const { t } = useTranslation('bookings');
  return ({ kind, status, amount, card, provider, providerRef, failure, ...line }: LedgerLine) => {
    const isCredit = kind === 'credit';
    const entry = isCredit
      ? t(amount.amount > 0 ? 'money.kinds.creditGiven' : 'money.kinds.creditUsed')
      : t(`money.kinds.${kind}`);
    const how = [
      line.isForClaim && t('money.forClaim'),
      card && t('money.card', { brand: brandName(card.brand), last4: card.last4 }),
      provider === 'by-hand' && t('money.byHand'),
      providerRef,
      failure?.replaceAll('_', ' '),
    ];
    return {
      said: status === 'succeeded' ? entry : t(`money.${status}`, { entry }),
      how: how.filter(Boolean).join(' · '),
      /** Away from us. */
      isTaken: kind === 'refund' || kind === 'dispute' || (isCredit && amount.amount > 0),
    };
  };
}
