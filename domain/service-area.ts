export type Point = { readonly latitude: number; readonly longitude: number };

/** Two corners. No operating city lies across the 180th meridian. */
export type Box = { readonly southWest: Point; readonly northEast: Point };

export const box = (south: number, west: number, north: number, east: number): Box => ({
  southWest: { latitude: south, longitude: west },
  northEast: { latitude: north, longitude: east },
});

export const middleOf = ({ southWest, northEast }: Box): Point => ({
  latitude: (southWest.latitude + northEast.latitude) / 2,
  longitude: (southWest.longitude + northEast.longitude) / 2,
});

/** The edges belong to the box; a point that is not a number lies nowhere. */
export function contains({ southWest, northEast }: Box, point: Point): boolean {
  return (
    point.latitude >= southWest.latitude &&
    point.latitude <= northEast.latitude &&
    point.longitude >= southWest.longitude &&
    point.longitude <= northEast.longitude
  );
}
