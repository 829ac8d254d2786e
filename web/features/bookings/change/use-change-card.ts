import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Booking } from '../../../../contract/bookings.ts';
import { ApiError } from '../../../../contract/client.ts';
import type { PaymentMethod } from '../../../../contract/wallet.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { cardsFor } from '../../me/wallet/paying-card.ts';
import { refusalText } from '../data/refusal-text.ts';

type Cards =
  | { readonly state: 'asking' | 'failed' }
  | { readonly state: 'known'; readonly items: readonly PaymentMethod[] };

/** The renter's cards, asked for at every opening, and the change to one of them. */
export function useChangeCard(booking: Booking, isOpen: boolean, onDone: () => void) {
  const { t } = useTranslation('trips');
  const { revalidate } = useRevalidator();
  const [cards, setCards] = useState<Cards>({ state: 'asking' });
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async () => {
    setCards({ state: 'asking' });
    try {
      const { items } = await browserApi().listPaymentMethods();
      setCards({ state: 'known', items: cardsFor(items, booking.total.currency) });
    } catch {
      setCards({ state: 'failed' });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once per opening
  useEffect(() => {
    setProblem(null);
    if (isOpen) void read();
  }, [isOpen]);

  const change = async (methodId: string) => {
    setProblem(null);
    setSending(true);
    try {
      await browserApi().changeBookingCard({ params: { id: booking.id }, body: { methodId } });
      onDone();
      void showToast({
        tone: 'done',
        title: t('card.done'),
        durationMs: toastsMs.modificationSuccess,
      });
      await revalidate();
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.status < 500;
      setProblem(isAnswer ? refusalText(error.code) : t('card.failed'));
    } finally {
      setSending(false);
    }
  };

  return { cards, read, change, isSending, problem };
}
