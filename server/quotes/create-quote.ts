import type { z } from 'zod';
import type { Quote, QuoteRequest } from '../../contract/quotes.ts';
import { occupiedRange } from '../../domain/availability.ts';
import { money } from '../../domain/money.ts';
import { pricePolicy } from '../../domain/policy-constants.ts';
import { quote } from '../../domain/pricing.ts';
import type { Caller } from '../accounts/sessions.ts';
import { occupiedTimes } from '../catalogue/asset-queries.ts';
import { requireAsset } from '../catalogue/require-asset.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import { chooseExtras, chooseInsurances } from './choose.ts';
import { driverBirthdate, youngDriverBandsOf } from './queries.ts';
import { requireTrip } from './require-trip.ts';
import { quoteShape } from './shapes.ts';

/** Prices a trip from our own catalogue and keeps the answer; a booking is made from it. */
export async function createQuote(
  tx: Queries,
  deps: Pick<Deps, 'clock' | 'settings'>,
  caller: Caller | null,
  request: z.output<typeof QuoteRequest>,
): Promise<Quote> {
  const { asset, city } = await requireAsset(tx, request.assetId);
  const trip = {
    startsAt: Temporal.Instant.from(request.startsAt),
    endsAt: Temporal.Instant.from(request.endsAt),
  };
  requireTrip(trip, city, deps);
  const wanted = occupiedRange(trip, city.turnaround_minutes);
  requireTrip(trip, city, deps, await occupiedTimes(tx, asset.id, wanted));

  const price = quote(
    {
      ref: asset.id,
      label: `${asset.brand} ${asset.model}`,
      pricePerDay: money(asset.price_per_day, city.currency),
    },
    trip,
    {
      insurances: await chooseInsurances(tx, city, request),
      extras: await chooseExtras(tx, city, asset.id, request),
      driverBirthdate: caller ? await driverBirthdate(tx, caller.userId) : undefined,
    },
    {
      currency: city.currency,
      timeZone: city.time_zone,
      taxDivisorBasisPoints: city.tax_basis_points,
      youngDriverBands: await youngDriverBandsOf(tx, city.id),
    },
  );
  const now = deps.clock.now();
  const row = await tx
    .insertInto('quotes')
    .values({
      user_id: caller?.userId ?? null,
      asset_id: asset.id,
      city_id: city.id,
      starts_at: toDate(trip.startsAt),
      ends_at: toDate(trip.endsAt),
      choices: JSON.stringify({ extras: request.extras, insurances: request.insurances }),
      price: JSON.stringify(price),
      total: price.total.amount,
      currency: city.currency,
      created_at: toDate(now),
      expires_at: toDate(now.add({ minutes: pricePolicy.quoteValidMinutes })),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return quoteShape(row, city);
}
