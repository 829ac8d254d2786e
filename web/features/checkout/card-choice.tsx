import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../contract/wallet.ts';
import { cardName } from '../../../domain/card-brand.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { type DepositAmounts, depositFor } from '../../../domain/policies/deposit.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardRadios } from '../me/wallet/card-radios.tsx';
import { expiryOf } from '../me/wallet/paying-card.ts';

interface CardChoiceProps {
  readonly cards: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | null;
  readonly onChoose: (id: string) => void;
  readonly city: { readonly timeZone: string; readonly deposit: DepositAmounts };
  readonly now: Temporal.Instant;
  /** The form for a new card, given the way to close it. */
  readonly addCard: (close: () => void) => ReactNode;
  /** Below the cards, such as the promo code. */
  readonly children: ReactNode;
}

/** Where whoever confirms without a card is led. */
export const paymentSectionId = 'payment';

/** The renter's cards, and the way to add one on the spot. */
export function CardChoice(props: CardChoiceProps) {
  const { t } = useTranslation('checkout');
  const { cards, chosen, onChoose, city, now, addCard, children } = props;
  const [isAdding, setAdding] = useState(false);
  const showsForm = isAdding || cards.length === 0;
  return (
    <Card
      title={t('payment.title')}
      action={
        cards.length > 0 && (
          <Button
            variant="link"
            aria-expanded={isAdding}
            onClick={() => setAdding((last) => !last)}
          >
            {t(isAdding ? 'payment.cancelAdd' : 'payment.add')}
          </Button>
        )
      }
    >
      <div id={paymentSectionId} className="grid gap-4">
        {cards.length > 0 ? (
          <CardRadios
            legend={t('payment.cards')}
            cards={cards}
            chosen={chosen}
            onChoose={onChoose}
            timeZone={city.timeZone}
            now={now}
            wordsOf={(card, isPast) => {
              const deposit = depositFor('personal', card.funding, city.deposit);
              const said = {
                expiry: expiryOf(card),
                deposit: deposit ? formatMoney(deposit) : '',
              };
              return {
                title: t('payment.card', { brand: cardName(card), last4: card.last4 }),
                text: isPast
                  ? t('payment.expired', said)
                  : t(`payment.cardText.${card.funding}`, said),
              };
            }}
          />
        ) : (
          <p className="text-sm text-quiet">
            <strong className="block font-strong text-ink">{t('payment.none')}</strong>
            {t('payment.noneText')}
          </p>
        )}
        {showsForm && (
          <div className="rounded-card border border-hair p-5">
            {addCard(() => setAdding(false))}
          </div>
        )}
        <p className="text-xs text-quiet">{t('payment.refusedKinds')}</p>
        {children}
      </div>
    </Card>
  );
}
