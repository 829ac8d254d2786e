export type Point = { readonly latitude: number; readonly longitude: number };

/** Two corners of a box. No operating city lies across the 180th meridian. */
export type ServiceArea = {
  readonly cityRef: string;
  readonly southWest: Point;
  readonly northEast: Point;
};

/** A city without an area is a defect of the data, not an answer to a renter: it is thrown. */
export const operatingAreaNotFound = 'Operating area not found for the selected city!';

/** The edges belong to the area; a point that is not a number lies nowhere. */
export function contains(area: Omit<ServiceArea, 'cityRef'>, point: Point): boolean {
  return (
    point.latitude >= area.southWest.latitude &&
    point.latitude <= area.northEast.latitude &&
    point.longitude >= area.southWest.longitude &&
    point.longitude <= area.northEast.longitude
  );
}

export function areasOfCity(areas: readonly ServiceArea[], cityRef: string): ServiceArea[] {
  const ofCity = areas.filter((area) => area.cityRef === cityRef);
  if (ofCity.length === 0) throw new Error(operatingAreaNotFound);
  return ofCity;
}

/** The area that serves a point; none when the point is out of reach. */
export function pickArea(areas: readonly ServiceArea[], point: Point): ServiceArea | undefined {
  return areas.find((area) => contains(area, point));
}
