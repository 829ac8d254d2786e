export type Point = { readonly latitude: number; readonly longitude: number };

/** Two corners. No operating city lies across the 180th meridian. */
export type Box = { readonly southWest: Point; readonly northEast: Point };

export type ServiceArea = Box & { readonly cityRef: string };

export const box = (south: number, west: number, north: number, east: number): Box => ({
  southWest: { latitude: south, longitude: west },
  northEast: { latitude: north, longitude: east },
});

/** A city without an area is a defect of the data, not an answer to a renter: it is thrown. */
export const operatingAreaNotFound = 'Operating area not found for the selected city!';

/** The edges belong to the box; a point that is not a number lies nowhere. */
export function contains({ southWest, northEast }: Box, point: Point): boolean {
  return (
    point.latitude >= southWest.latitude &&
    point.latitude <= northEast.latitude &&
    point.longitude >= southWest.longitude &&
    point.longitude <= northEast.longitude
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
