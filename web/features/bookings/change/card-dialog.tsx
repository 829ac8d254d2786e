import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../../contract/wallet.ts';
import { cardName } from '../../../../domain/card-brand.ts';
import { hasExpired } from '../../../../domain/policies/card-expiry.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { CardRadios } from '../../me/wallet/card-radios.tsx';
import { LaterCardForm } from '../../me/wallet/later-card-form.tsx';
import { expiryOf } from '../../me/wallet/paying-card.ts';
import type { BookingDialogProps } from '../data/booking-dialog.ts';
import { useChangeCard } from './use-change-card.ts';

/** Which card is used for the deposit and for changes from now on. */
export function CardDialog({ data, isOpen, onClose }: BookingDialogProps) {
  const { t } = useTranslation('trips');
  const { booking } = data;
  const { cards, read, change, isSending, problem } = useChangeCard(booking, isOpen, onClose);
  const [wanted, setWanted] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const now = Temporal.Now.instant();
  const all = cards.state === 'known' ? cards.items : [];
  const present = booking.paymentMethod?.id ?? null;
  const chosen = all.find(({ id }) => id === (wanted ?? present)) ?? null;
  const isGood = chosen !== null && !hasExpired(chosen, now, booking.city.timeZone);
  const close = () => {
    setWanted(null);
    setAdding(false);
    onClose();
  };
  const wordsOf = (card: PaymentMethod, isPast: boolean) => ({
    title: t('pay.card', { brand: cardName(card), last4: card.last4 }),
    text: t(isPast ? 'card.expired' : 'card.expires', { expiry: expiryOf(card) }),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('card.title')}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('card.keep')}
          </Button>
          <Button
            disabled={!isGood || chosen.id === present}
            waiting={isSending}
            onClick={() => chosen && change(chosen.id)}
          >
            {t('card.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('card.text')}</p>
      <div className="mt-4 grid gap-4">
        {cards.state === 'asking' && (
          <div role="status">
            <span className="sr-only">{t('card.loading')}</span>
            <Skeleton className="h-19" />
          </div>
        )}
        {cards.state === 'failed' && (
          <div role="alert">
            <p>{t('card.notLoaded')}</p>
            <Button variant="link" onClick={read}>
              {t('card.retry')}
            </Button>
          </div>
        )}
        {all.length > 0 && (
          <CardRadios
            legend={t('card.cards')}
            cards={all}
            chosen={chosen}
            onChoose={setWanted}
            timeZone={booking.city.timeZone}
            now={now}
            wordsOf={wordsOf}
          />
        )}
        {cards.state === 'known' && all.length > 0 && (
          <div>
            <Button
              variant="link"
              aria-expanded={isAdding}
              onClick={() => setAdding((last) => !last)}
            >
              {t(isAdding ? 'card.cancelAdd' : 'card.add')}
            </Button>
          </div>
        )}
        {cards.state === 'known' && (isAdding || all.length === 0) && (
          <div className="rounded-card border border-hair p-5">
            <LaterCardForm
              currency={booking.total.currency}
              texts={t('card.form', { returnObjects: true })}
              onAdded={async (id) => {
                setWanted(id);
                setAdding(false);
                await read();
              }}
            />
          </div>
        )}
        {problem && (
          <p role="alert" className="font-medium text-error-600">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
