import { useParams, useRouteLoaderData } from 'react-router';
import type { Self } from '../../contract/operate/staff.ts';
import { distanceUnit } from '../../domain/distance-unit.ts';
import { type Grant, mayDoSomewhere, type Permission } from '../../domain/permissions.ts';

export type DeskCity = Self['cities'][number];

export function useSelf(): Self {
  const self = useRouteLoaderData<Self>('desk');
  if (!self) throw new Error('This part stands outside the desk');
  return self;
}

/** The city of the address, null if you do not work there; elsewhere that of the last page that had one. */
export function useCity(): DeskCity | null {
  const { city: cityId } = useParams();
  const { cities } = useSelf();
  const wanted = cityId ?? lastCityId();
  const found = cities.find(({ id }) => id === wanted);
  if (found) return found;
  return cityId === undefined ? (cities[0] ?? null) : null;
}

/** For a page about a city: the desk shows none for a city it does not know. */
export function usePageCity(): DeskCity {
  const city = useCity();
  if (!city) throw new Error('This page stands outside a city');
  return city;
}

export const usePageDistanceUnit = () => distanceUnit(usePageCity().countryCode);

export function useMay(permission: Permission): boolean {
  return useCity()?.permissions.includes(permission) ?? false;
}

/** Until a city is open, setting one up is what an owner is here for. */
export const isSettingUp = ({ cities, grants, needsSecondFactor }: Self): boolean =>
  !needsSecondFactor &&
  !cities.some(({ offered }) => offered) &&
  mayDoSomewhere(grants as readonly Grant[], 'settings.edit');

const LAST_CITY = 'desk-city';

export const lastCityId = () => localStorage.getItem(LAST_CITY);
export const keepCity = (cityId: string) => localStorage.setItem(LAST_CITY, cityId);
