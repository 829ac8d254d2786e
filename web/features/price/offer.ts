import type { ExtraList, InsuranceList } from '../../../contract/catalogue.ts';
import type { QuoteRequest } from '../../../contract/quotes.ts';
import { soldCover, suggestedOption } from '../../../domain/policies/included-cover.ts';
import type { SearchState } from '../trip/state/search-state.ts';

export type Extra = ExtraList['extras'][number];
export type Insurance = InsuranceList['insurances'][number];
export type InsuranceOption = Insurance['options'][number];

/** What can be had with one car in its city. */
export interface Offer {
  readonly extras: readonly Extra[];
  readonly main: Insurance | null;
  readonly extraInsurances: readonly Insurance[];
}

/** What a search has chosen from an offer. */
export interface Chosen {
  readonly extras: readonly Extra[];
  readonly mainOption: InsuranceOption | null;
  readonly extraInsurances: readonly Insurance[];
}

export function offerOf(
  extraIds: readonly string[],
  extras: readonly Extra[],
  insurances: readonly Insurance[],
): Offer {
  return {
    extras: extras.filter(({ id }) => extraIds.includes(id)),
    main: insurances.find(({ multipleOptions }) => multipleOptions) ?? null,
    extraInsurances: insurances.filter(({ multipleOptions }) => !multipleOptions),
  };
}

/** Choices made for another car or city, and not offered here, do not count. */
export function chosenFrom(offer: Offer, { extras, insurances }: SearchState): Chosen {
  return withOption(
    {
      extras: offer.extras.filter(({ id }) => extras.includes(id)),
      extraInsurances: offer.extraInsurances.filter(({ id }) => insurances.extras.includes(id)),
    },
    offer.main?.options.find(({ optionId }) => optionId === insurances.main) ?? null,
  );
}

/** What is already in the option is not chosen beside it, though the search remembers it. */
function withOption(
  { extras, extraInsurances }: Omit<Chosen, 'mainOption'>,
  mainOption: InsuranceOption | null,
): Chosen {
  const sold = soldCover(extraInsurances, ({ id }) => id, mainOption?.includes ?? []);
  return { extras, mainOption, extraInsurances: sold };
}

/** Where insurance is chosen one option always stands: the renter's, or the one we suggest. */
export function withMainOption(offer: Offer, chosen: Chosen): Chosen {
  return withOption(chosen, chosen.mainOption ?? suggestedOption(offer.main?.options ?? []));
}

export function quoteRequestOf(
  trip: { readonly carId: string; readonly startsAt: string; readonly endsAt: string },
  offer: Offer,
  chosen: Chosen,
): QuoteRequest {
  const main =
    offer.main && chosen.mainOption
      ? [{ id: offer.main.id, selectedOption: chosen.mainOption.optionId }]
      : [];
  return {
    carId: trip.carId,
    startsAt: trip.startsAt,
    endsAt: trip.endsAt,
    extras: chosen.extras.map(({ id }) => id),
    insurances: [...main, ...chosen.extraInsurances.map(({ id }) => ({ id }))],
  };
}
