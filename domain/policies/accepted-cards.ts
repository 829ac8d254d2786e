import { allowed, refused, type Verdict } from '../verdict.ts';

export type OfferedCard = {
  /** As the payment provider names them, in any case and spelling: `prepaid`, `Visa Electron`. */
  readonly brand: string;
  readonly funding: string;
};

const refusedBrands = ['visaelectron', 'electron', 'maestro'];
const refusedFundings = ['prepaid', 'gift'];

/** Cards on which no deposit can be held are refused when they are added, not when they are used. */
export function acceptsCard(card: OfferedCard): Verdict<'card_not_accepted'> {
  const isRefused =
    refusedFundings.includes(plain(card.funding)) || refusedBrands.includes(plain(card.brand));
  return isRefused ? refused('card_not_accepted') : allowed;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
