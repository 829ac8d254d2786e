import { useState } from 'react';
import type { PaymentMethod } from '../../../../contract/wallet.ts';
import type { Currency } from '../../../../domain/money.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { cardsFor, chosenCard } from './paying-card.ts';

export interface Cards {
  /** That can pay for this trip. */
  readonly all: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | null;
  readonly choose: (id: string) => void;
  /** A card was added: it is listed with the others, and it is the one to pay with. */
  readonly added: (id: string) => Promise<void>;
}

export function useCards(
  loaded: readonly PaymentMethod[],
  now: Temporal.Instant,
  { timeZone, currency }: { readonly timeZone: string; readonly currency: Currency },
): Cards {
  const [cards, setCards] = useState(loaded);
  const all = cardsFor(cards, currency);
  const [chosenId, setChosenId] = useState<string | null>(null);
  return {
    all,
    chosen: chosenCard(all, chosenId, now, timeZone),
    choose: setChosenId,
    async added(id) {
      const { items } = await browserApi().listPaymentMethods();
      setCards(items);
      setChosenId(id);
    },
  };
}
