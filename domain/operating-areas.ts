import { covers, type Polygon } from './polygon.ts';
import type { Point } from './service-area.ts';

export type ServiceArea = { readonly cityRef: string; readonly outline: Polygon };

/** A city without an area is a defect of the data, not an answer to a renter: it is thrown. */
export const operatingAreaNotFound = 'Operating area not found for the selected city!';

export function areasOfCity(areas: readonly ServiceArea[], cityRef: string): ServiceArea[] {
  const ofCity = areas.filter((area) => area.cityRef === cityRef);
  if (ofCity.length === 0) throw new Error(operatingAreaNotFound);
  return ofCity;
}

/** The area that serves a point; none when the point is out of reach. */
export function pickArea(areas: readonly ServiceArea[], point: Point): ServiceArea | undefined {
  return areas.find((area) => covers(area.outline, point));
}
