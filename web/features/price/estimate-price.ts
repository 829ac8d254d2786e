import type { CarDetail } from '../../../contract/cars.ts';
import { instantFromIso } from '../../../domain/city-time.ts';
import { type PricedItem, quote } from '../../../domain/pricing.ts';
import type { Chosen, Offer } from './offer.ts';
import type { Price } from './price.ts';

type PricedCar = Pick<CarDetail, 'id' | 'brand' | 'model' | 'pricePerDay'> & {
  readonly city: Pick<
    CarDetail['city'],
    'currency' | 'timeZone' | 'taxDivisorBasisPoints' | 'deposit'
  >;
};

/**
 * The price for the page as the server renders it, by the very rule that makes the quote, so that
 * all of it stands there before any script runs.
 */
export function estimatePrice(
  car: PricedCar,
  trip: { readonly startsAt: string; readonly endsAt: string },
  offer: Offer,
  chosen: Chosen,
): Price {
  const { currency, timeZone, taxDivisorBasisPoints, deposit } = car.city;
  const { days, lines, total, includesServiceFee, includesTaxes } = quote(
    { ref: car.id, label: `${car.brand} ${car.model}`, pricePerDay: car.pricePerDay },
    { startsAt: instantFromIso(trip.startsAt), endsAt: instantFromIso(trip.endsAt) },
    {
      insurances: insuranceItems(offer, chosen),
      // The API gives the price with the fee already in it.
      extras: chosen.extras.map(({ id, label, pricePerDay }) => ({
        ref: id,
        label,
        pricePerDay,
        hasFees: true,
      })),
    },
    { currency, timeZone, taxDivisorBasisPoints, youngDriverBands: [] },
  );
  return { days, lines: [...lines], total, includesServiceFee, includesTaxes, deposit };
}

function insuranceItems({ main }: Offer, { mainOption, extraInsurances }: Chosen): PricedItem[] {
  const option =
    main && mainOption
      ? [
          {
            ref: mainOption.optionId,
            label: `${main.title}: ${mainOption.title}`,
            pricePerDay: mainOption.pricePerDay,
          },
        ]
      : [];
  return [
    ...option,
    ...extraInsurances.map(({ id, title, pricePerDay }) => ({
      ref: id,
      label: title,
      pricePerDay,
    })),
  ];
}
