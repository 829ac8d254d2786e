import type { z } from 'zod';
import type { QuoteRequest } from '../../contract/quotes.ts';
import { type Currency, money } from '../../domain/money.ts';
import { mayUsePromo, type Promo } from '../../domain/policies/promo.ts';
import { type Quote, type QuoteChoices, quote } from '../../domain/pricing.ts';
import type { Trip } from '../../domain/trip.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { requireAsset } from '../catalogue/require-asset.ts';
import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import { chooseExtras, chooseInsurances } from './choose.ts';
import { promoOf } from './promo-of.ts';
import { creditBalance, driverBirthdate, youngDriverBandsOf } from './queries.ts';

/** What a quote rests on besides the catalogue; kept with it, so that it can be priced again. */
export type Choices = Pick<z.output<typeof QuoteRequest>, 'extras' | 'insurances' | 'checkout'>;

/** The one way from a renter's choices to a price; a quote and the booking made from it both use it. */
export async function priceTrip(
  db: Queries,
  { asset, city }: Awaited<ReturnType<typeof requireAsset>>,
  trip: Trip,
  choices: Choices,
  caller: Caller | null,
  now: Temporal.Instant,
): Promise<Quote> {
  return quote(
    {
      ref: asset.id,
      label: `${asset.brand} ${asset.model}`,
      pricePerDay: money(asset.price_per_day, city.currency),
    },
    trip,
    {
      insurances: await chooseInsurances(db, city, choices),
      extras: await chooseExtras(db, city, asset.id, choices),
      driverBirthdate: caller ? await driverBirthdate(db, caller.userId) : undefined,
      ...(await atCheckout(db, city, choices, caller, now)),
    },
    {
      currency: city.currency,
      timeZone: city.time_zone,
      taxDivisorBasisPoints: city.tax_basis_points,
      youngDriverBands: await youngDriverBandsOf(db, city.id),
    },
  );
}

/** A company is billed directly: neither the renter's promo code nor their credit belongs to it. */
async function atCheckout(
  db: Queries,
  city: { readonly id: string; readonly currency: Currency },
  { checkout }: Choices,
  caller: Caller | null,
  now: Temporal.Instant,
): Promise<Pick<QuoteChoices, 'promo' | 'creditBalance'>> {
  if (!checkout || !caller || checkout.profile === 'business') return {};
  return {
    promo: checkout.promoCode
      ? await usablePromo(db, checkout.promoCode, { city, userId: caller.userId, now })
      : undefined,
    creditBalance: await creditBalance(db, caller.userId, city.currency),
  };
}

async function usablePromo(
  db: Queries,
  code: string,
  use: {
    readonly city: { readonly id: string; readonly currency: Currency };
    readonly userId: string;
    readonly now: Temporal.Instant;
  },
): Promise<Promo> {
  const promo = await promoOf(db, code);
  if (!promo) throw new Refusal('promo_unknown', 'There is no such promo code.');
  const redeemed = await db
    .selectFrom('promo_redemptions')
    .select('promo_code_id')
    .where('promo_code_id', '=', promo.id)
    .where('user_id', '=', use.userId)
    .executeTakeFirst();
  const verdict = mayUsePromo(promo, {
    cityRef: use.city.id,
    currency: use.city.currency,
    usedByRenter: redeemed !== undefined,
    now: use.now,
  });
  if (!verdict.ok) throw new Refusal(verdict.code, 'This promo code cannot be used here and now.');
  return promo;
}
