import type { City } from '../../../../contract/cities.ts';
import type { ApiClient } from '../../../../contract/client.ts';
import { instantFromIso, toCityTime } from '../../../../domain/city-time.ts';
import { formatMonthDay, formatTime } from '../../../../domain/format-city-time.ts';
import { searchPolicy } from '../../../../domain/policy-constants.ts';
import { reportError } from '../../../page/report-error.ts';
import { cityFacts } from '../../trip/state/city-facts.ts';
import { loadSearchCity } from '../../trip/state/search-city.ts';
import type { SearchState } from '../../trip/state/search-state.ts';
import { type SearchTrip, tripOfSearch } from '../../trip/state/trip-of-search.ts';
import { filterQuery, keepOffered } from './filters.ts';
import type { ListAddress } from './list-address.ts';
import type { ListData, ListedTrip, ListResult } from './list-data.ts';
import { listedCar } from './listed-car.ts';

interface Wanted {
  readonly address: ListAddress;
  readonly search: SearchState;
}

/** The city of the address, else the one last searched, else the first; none when none is offered. */
export async function cityOfList(
  api: ApiClient,
  { address, search }: Wanted,
): Promise<City | undefined> {
  const { cities } = await api.listCities();
  const offered = cities.filter((city) => city.offered);
  const named = (cityId: string | null) => offered.find(({ id }) => id === cityId);
  return named(address.cityId) ?? named(search.cityId) ?? offered[0];
}

/** What the page shows. */
export async function loadList(api: ApiClient, city: City, wanted: Wanted): Promise<ListData> {
  const config = await api.getConfig();
  const now = instantFromIso(config.now);
  const trip = tripOfSearch(wanted.search, cityFacts(city, config.booking, now));
  const found = await findCars(api, city, trip, wanted.address);
  return { ...found, reviewsEnabled: config.flags.reviewsEnabled };
}

type Found = Omit<ListData, 'reviewsEnabled'>;

async function findCars(
  api: ApiClient,
  city: City,
  trip: SearchTrip,
  address: ListAddress,
): Promise<Found> {
  try {
    const [offered, searchCity] = await Promise.all([
      api.listFilterChoices({ params: { id: city.id } }),
      loadSearchCity(api, city),
    ]);
    const filters = keepOffered(address.filters, offered);
    const result = await searchCars(api, city, trip, { ...address, filters });
    return {
      result,
      trip: inWords(trip, city),
      offered,
      city: { ...searchCity, countryCode: city.countryCode },
    };
  } catch (error) {
    reportError(error);
    return {
      city: { ...city, areas: [] },
      trip: inWords(trip, city),
      result: { kind: 'failed' },
      offered: { brands: [], years: [] },
    };
  }
}

async function searchCars(
  api: ApiClient,
  city: City,
  trip: SearchTrip,
  { filters, sort, page }: ListAddress,
): Promise<ListResult> {
  const {
    cars,
    kinds = [],
    ...found
  } = await api.searchCars({
    query: {
      city: city.id,
      from: trip.startsAt,
      to: trip.endsAt,
      page: String(page),
      size: String(searchPolicy.pageSize),
      sort,
      countsKinds: 'true',
      ...filterQuery(filters),
    },
  });
  return { kind: 'found', ...found, kinds, cars: cars.map(listedCar) };
}

function inWords({ startsAt, endsAt, replaced }: SearchTrip, { timeZone }: City): ListedTrip {
  const end = (iso: string) => {
    const local = toCityTime(instantFromIso(iso), timeZone);
    return { day: formatMonthDay(local), time: formatTime(local) };
  };
  return { from: startsAt, to: endsAt, starts: end(startsAt), ends: end(endsAt), replaced };
}
