import type { CarDetail, OccupiedDates } from '../../../contract/cars.ts';
import { type ApiClient, ApiError } from '../../../contract/client.ts';
import type { PublicConfig } from '../../../contract/configuration.ts';
import { cityToday, instantFromIso } from '../../../domain/city-time.ts';
import { tripPolicy } from '../../../domain/policy-constants.ts';
import { estimatePrice } from '../price/estimate-price.ts';
import { chosenFrom, type Offer, offerOf, withMainOption } from '../price/offer.ts';
import type { PriceState } from '../price/price.ts';
import { cityFacts } from '../trip/state/city-facts.ts';
import { readSearchState } from '../trip/state/search-cookie.ts';
import { tripOfSearch } from '../trip/state/trip-of-search.ts';
import { type CarTrip, carTripOf } from './car-trip.ts';
import { heldMinutes } from './held-minutes.ts';
import { tripRefusal } from './trip-refusal.ts';
import { isWithinReach } from './within-reach.ts';

/** What the pages of one car start from; made by the server, from the renter's search. */
export interface CarData {
  readonly car: CarDetail;
  readonly offer: Offer;
  readonly trip: CarTrip;
  readonly price: PriceState;
  readonly occupied: OccupiedDates;
  /** Somebody else is about to book it: so long it is reserved for them. */
  readonly heldMinutes: number | null;
  /** Both addresses of the search lie where this car is delivered. */
  readonly isWithinReach: boolean;
  readonly rules: PublicConfig['booking'];
  readonly reviewsEnabled: boolean;
  readonly now: string;
}

/** Null: there is no such car. `insured`: on this page an insurance option is always chosen. */
export async function loadCar(
  api: ApiClient,
  id: string,
  cookies: string | null,
  { insured }: { readonly insured: boolean },
): Promise<CarData | null> {
  const search = readSearchState(cookies);
  const [car, config] = await Promise.all([carOrNull(api, id), api.getConfig()]);
  if (!car) return null;

  const { city } = car;
  const now = instantFromIso(config.now);
  const today = cityToday(now, city.timeZone);
  const [{ extras }, { insurances }, { areas }, occupied] = await Promise.all([
    api.listExtras({ query: { city: city.id } }),
    api.listInsurances({ query: { city: city.id } }),
    api.listCityAreas({ params: { id: city.id } }),
    api.listOccupiedDates({
      params: { id },
      query: {
        from: today.toString(),
        to: today.add({ years: tripPolicy.occupiedDatesAheadYears }).toString(),
      },
    }),
  ]);

  const offer = offerOf(car.extraIds, extras, insurances);
  const chosen = chosenFrom(offer, search);
  const wanted = tripOfSearch(search, cityFacts(city, config.booking, now));
  const price = estimatePrice(car, wanted, offer, insured ? withMainOption(offer, chosen) : chosen);
  const code = tripRefusal(wanted, car.city, config.booking, occupied.events, now);
  return {
    car,
    offer,
    trip: carTripOf(wanted, search, city, config.booking, price.total, now),
    price: code ? { status: 'refused', price, code } : { status: 'asking', price },
    occupied,
    heldMinutes: code === 'car_unavailable' ? heldMinutes(wanted, city, occupied, now) : null,
    isWithinReach: isWithinReach(search, areas),
    rules: config.booking,
    reviewsEnabled: config.flags.reviewsEnabled,
    now: config.now,
  };
}

/** An id that cannot be one names no car either. */
async function carOrNull(api: ApiClient, id: string): Promise<CarDetail | null> {
  try {
    return await api.getCar({ params: { id } });
  } catch (error) {
    const isMissing =
      error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
    if (isMissing) return null;
    throw error;
  }
}
