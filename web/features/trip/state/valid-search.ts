import type { CustomReturn, ReturnOption, SearchPoint, SearchState } from './search-state.ts';

/** How much of each kind is stored, so that the cookie stays within its limit. */
export const limits = { textLength: 160, history: 5, extras: 16, insurances: 8 } as const;

/**
 * Written by hand: the state is read in the browser, where no validation library is loaded. A state
 * that no page of ours could have written counts as none, because half of it would mislead.
 */
export function validSearch(value: unknown): SearchState | undefined {
  if (!isRecord(value)) return undefined;
  const { cityId, start, end, returnOption, returnLocationHistory, extras, insurances } = value;
  if (cityId !== null && !isCityId(cityId)) return undefined;
  if (!isSearchPoint(start) || !isSearchPoint(end)) return undefined;
  if (!isReturnOption(returnOption) || !isHistory(returnLocationHistory)) return undefined;
  if (!isIds(extras, limits.extras) || !isInsurances(insurances)) return undefined;
  return { cityId, start, end, returnOption, returnLocationHistory, extras, insurances };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isCityId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z-]{1,40}$/.test(value);
}

function isSearchPoint(value: unknown): value is SearchPoint {
  if (!isRecord(value)) return false;
  const { date, time, location, query } = value;
  return (
    (date === null || isRealDay(date)) &&
    typeof time === 'string' &&
    /^([01]\d|2[0-3]):[03]0$/.test(time) &&
    (location === null || isLocation(location)) &&
    isPlainText(query)
  );
}

/** 30 February has the right form and is not a day. */
function isRealDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}

function isLocation(value: unknown): value is SearchPoint['location'] {
  return isRecord(value) && isDegrees(value['latitude'], 90) && isDegrees(value['longitude'], 180);
}

function isDegrees(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= limits.textLength && !/\p{Cc}/u.test(value);
}

function isReturnOption(value: unknown): value is ReturnOption {
  return value === 'same_address' || value === 'other_location' || isCustomReturn(value);
}

function isCustomReturn(value: unknown): value is CustomReturn {
  return (
    typeof value === 'string' &&
    /^custom_location_-?\d{1,3}(\.\d{1,15})?,-?\d{1,2}(\.\d{1,15})?$/.test(value)
  );
}

function isHistory(value: unknown): value is SearchState['returnLocationHistory'] {
  const isEntry = (entry: unknown) =>
    isRecord(entry) && isPlainText(entry['label']) && isCustomReturn(entry['value']);
  return Array.isArray(value) && value.length <= limits.history && value.every(isEntry);
}

function isIds(value: unknown, most: number): value is readonly string[] {
  const isId = (id: unknown) => typeof id === 'string' && /^[\w-]{1,40}$/.test(id);
  return Array.isArray(value) && value.length <= most && value.every(isId);
}

function isInsurances(value: unknown): value is SearchState['insurances'] {
  if (!isRecord(value)) return false;
  const { main, extras } = value;
  return (main === null || isIds([main], 1)) && isIds(extras, limits.insurances);
}
