import { type Box, box, contains, type Point } from './service-area.ts';

type Position = readonly [longitude: number, latitude: number];

/** A GeoJSON feature of a city's map; all that is read are its waters and its lands. */
interface MapFeature {
  readonly properties: { readonly kind: string; readonly class?: string };
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

/** Which land a point lies on; none in water. What no polygon covers is one land. */
export type LandAt = (point: Point) => number | null;

/** As a map is drawn: waters, the land upon them, the lakes upon that; the topmost counts. */
export function landOf(features: readonly MapFeature[]): LandAt {
  const lands = polygons(features, ({ kind }) => kind === 'land');
  const lakes = polygons(features, ({ kind, class: lake }) => kind === 'water' && Boolean(lake));
  const waters = polygons(features, ({ kind, class: lake }) => kind === 'water' && !lake);
  const fromTheTop = [...lakes, ...lands, ...waters];
  return (point) => {
    const found = fromTheTop.findIndex(
      ({ around, ring }) => contains(around, point) && isInside(ring, point),
    );
    const isWater = found >= 0 && (found < lakes.length || found >= lakes.length + lands.length);
    return isWater ? null : found;
  };
}

const metresPerDegree = 111_320;
const stepMetres = 25;
const farthestMetres = 6_000;
const directions = 24;

/**
 * The point itself, or the nearest one on land: bases are told to about 200 m, and of a garage at the
 * quay that may be in the river.
 */
export function onLand(point: Point, landAt: LandAt): Point {
  if (landAt(point) !== null) return point;
  const { latitude, longitude } = point;
  const widthOfDegree = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  for (let metres = stepMetres; metres <= farthestMetres; metres += stepMetres) {
    for (let turn = 0; turn < directions; turn += 1) {
      const angle = (2 * Math.PI * turn) / directions;
      const candidate = {
        latitude: latitude + (metres * Math.sin(angle)) / metresPerDegree,
        longitude: longitude + (metres * Math.cos(angle)) / widthOfDegree,
      };
      if (landAt(candidate) !== null) return candidate;
    }
  }
  return point;
}

interface Polygon {
  readonly ring: readonly Position[];
  readonly around: Box;
}

function polygons(
  features: readonly MapFeature[],
  isMeant: (properties: MapFeature['properties']) => boolean,
): readonly Polygon[] {
  return features
    .filter(({ properties, geometry }) => geometry.type === 'Polygon' && isMeant(properties))
    .map(({ geometry }) => {
      const [ring = []] = geometry.coordinates as readonly (readonly Position[])[];
      return { ring, around: boxAround(ring) };
    });
}

function boxAround(ring: readonly Position[]): Box {
  const [easts, norths] = [ring.map(([east]) => east), ring.map(([, north]) => north)];
  return box(Math.min(...norths), Math.min(...easts), Math.max(...norths), Math.max(...easts));
}

/** Whether a line from the point to the east crosses the ring an odd number of times. */
function isInside(ring: readonly Position[], { latitude, longitude }: Point): boolean {
  let inside = false;
  for (const [index, [east, north]] of ring.entries()) {
    const [fromEast, fromNorth] = ring.at(index - 1) ?? [east, north];
    if (north > latitude === fromNorth > latitude) continue;
    const crossing = east + ((latitude - north) / (fromNorth - north)) * (fromEast - east);
    if (longitude < crossing) inside = !inside;
  }
  return inside;
}
