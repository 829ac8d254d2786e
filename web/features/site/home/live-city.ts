import type { City } from '../../../../contract/cities.ts';
import { isDusk } from '../../../../domain/daylight.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { type DrawnCity, drawingOf } from '../../../../ui/drawings/cities/draw-city.ts';

/** A city as the home page shows it. */
export interface LiveCity {
  readonly id: string;
  readonly drawing: DrawnCity;
  readonly name: string;
  readonly currency: City['currency'];
  readonly carCount: number;
  readonly lowestPrice: string | null;
  /** Whether the sun has set there. */
  readonly isDusk: boolean;
}

/** Made by the loader, so that the rules of money stay on the server. */
export function liveCitiesFrom(cities: readonly City[], now: Temporal.Instant): LiveCity[] {
  return cities
    .filter((city) => city.offered)
    .map(({ id, name, currency, carCount, lowestPricePerDay, center }) => ({
      id,
      drawing: drawingOf(id),
      name,
      currency,
      carCount,
      lowestPrice: lowestPricePerDay && formatMoney(lowestPricePerDay),
      isDusk: isDusk(center, now),
    }));
}
