import type { Choices } from '../../contract/quotes.ts';
import { money } from '../../domain/money.ts';
import { mayUsePromo, type Promo } from '../../domain/policies/promo.ts';
import { type Quote, type QuoteChoices, quote } from '../../domain/pricing.ts';
import type { Trip } from '../../domain/trip.ts';
import { Refusal } from '../errors.ts';
import { chooseExtras, chooseInsurances } from './choose.ts';
import type { PriceFacts } from './read-price-facts.ts';

/** The one way from a renter's choices to a price; a quote and the booking made from it both use it. */
export function priceTrip(
  facts: PriceFacts,
  trip: Trip,
  choices: Choices,
  now: Temporal.Instant,
): Quote {
  const { car, city } = facts;
  return quote(
    {
      ref: car.id,
      label: `${car.brand} ${car.model}`,
      pricePerDay: money(car.price_per_day, city.currency),
    },
    trip,
    {
      insurances: chooseInsurances(facts, choices),
      extras: chooseExtras(facts, choices),
      driverBirthdate: facts.renter ? facts.renter.birthdate : undefined,
      ...atCheckout(facts, choices, now),
    },
    {
      currency: city.currency,
      timeZone: city.time_zone,
      taxDivisorBasisPoints: city.tax_basis_points,
      youngDriverBands: facts.youngDriverBands,
    },
  );
}

/** A company is billed directly: neither the renter's promo code nor their credit belongs to it. */
function atCheckout(
  facts: PriceFacts,
  { checkout }: Choices,
  now: Temporal.Instant,
): Pick<QuoteChoices, 'promo' | 'creditBalance'> {
  if (!checkout || !facts.renter || checkout.profile === 'business') return {};
  return {
    promo: checkout.promoCode ? usablePromo(facts, facts.renter.hasUsedPromo, now) : undefined,
    creditBalance: facts.renter.credit,
  };
}

function usablePromo(
  { promo, city }: PriceFacts,
  usedByRenter: boolean,
  now: Temporal.Instant,
): Promo {
  if (!promo) throw new Refusal('promo_unknown', 'There is no such promo code.');
  const verdict = mayUsePromo(promo, {
    cityRef: city.id,
    currency: city.currency,
    usedByRenter,
    now,
  });
  if (!verdict.ok) throw new Refusal(verdict.code, 'This promo code cannot be used here and now.');
  return promo;
}
