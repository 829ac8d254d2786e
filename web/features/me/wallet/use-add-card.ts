import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddedPaymentMethod } from '../../../../contract/wallet.ts';
import type { Currency } from '../../../../domain/money.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { followRequest, NotFollowed } from '../../../api/follow-request.ts';
import { type Refusal, refusalOf } from './card-refusal.ts';

/** Hands the card to the provider; answers why it was refused, or null when it was taken. */
export type EnterCard = (clientSecret: string) => Promise<Refusal | null>;

/** Of every form that enters a card, whoever provides its fields. */
export interface CardFormProps {
  /** In which the card is to pay. */
  readonly currency: Currency;
  readonly onAdded: (cardId: string) => void;
}

interface OpenForm {
  readonly requestId: string;
  readonly clientSecret: string;
}

/** From the press of the button to the card in the wallet, whoever shows the form. */
export function useAddCard({ currency, onAdded }: CardFormProps) {
  const { t } = useTranslation('wallet');
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** A refused card leaves the provider's form open, so the next one uses it too. */
  const open = useRef<OpenForm | null>(null);

  async function carryOut(enter: EnterCard): Promise<Refusal | null> {
    open.current ??= await openForm(currency);
    const { requestId, clientSecret } = open.current;
    const refused = await enter(clientSecret);
    if (refused) return refused;
    const params = { id: requestId };
    const ended = await followRequest(await browserApi().continueRequest({ params }));
    open.current = null;
    if (ended.status !== 'accepted') return refusalOf({ code: ended.errorCode ?? 'unknown' });
    onAdded((ended.result as AddedPaymentMethod).paymentMethodId);
    return null;
  }

  return {
    isWaiting,
    refusal,
    forgetRefusal: () => setRefusal(null),
    async add(enter: EnterCard): Promise<void> {
      setWaiting(true);
      setRefusal(null);
      try {
        setRefusal(await carryOut(enter));
      } catch (error) {
        // What is no fault of the card stands above the page; the card form stays as it is.
        const isLate = error instanceof NotFollowed && error.code === 'snap-timeout';
        open.current = null;
        void showToast({
          tone: 'error',
          title: t(isLate ? 'problems.timeout' : 'problems.unknown'),
          durationMs: toastsMs.error,
        });
      } finally {
        setWaiting(false);
      }
    },
  };
}

async function openForm(currency: Currency): Promise<OpenForm> {
  const asked = await browserApi().addPaymentMethod({ query: { currency } });
  const { id, awaiting, errorCode } = await followRequest(asked, {
    until: ({ awaiting }) => awaiting !== null,
  });
  if (!awaiting) throw new NotFollowed(errorCode ?? 'snap-failed');
  return { requestId: id, clientSecret: awaiting.clientSecret };
}
