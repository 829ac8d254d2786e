import type { PaymentMethod } from '../../../../contract/wallet.ts';
import { hasExpired } from '../../../../domain/policies/card-expiry.ts';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { CardMark } from './card-mark.tsx';

interface CardRadiosProps {
  readonly legend: string;
  readonly cards: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | null;
  readonly onChoose: (id: string) => void;
  readonly timeZone: string;
  readonly now: Temporal.Instant;
  readonly wordsOf: (card: PaymentMethod, isPast: boolean) => { title: string; text: string };
}

/** The renter's cards to choose one from; one that has expired is shown and cannot be. */
export function CardRadios(props: CardRadiosProps) {
  const { legend, cards, chosen, onChoose, timeZone, now, wordsOf } = props;
  return (
    <RadioCards
      legend={legend}
      isLegendHidden
      isStacked
      value={chosen?.id ?? null}
      onChange={onChoose}
      choices={cards.map((card) => {
        const isPast = hasExpired(card, now, timeZone);
        return {
          id: card.id,
          ...wordsOf(card, isPast),
          picture: <CardMark brand={card.brand} />,
          isDisabled: isPast,
        };
      })}
    />
  );
}
