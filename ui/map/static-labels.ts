import type { Point } from '../../domain/service-area.ts';
import type { Pixel, Size } from '../projection.ts';
import { type CityFeature, type CityShape, toPoint } from './city-shape.ts';
import { type Frame, overlap } from './frame.ts';
import { districtsToZoom, labelsFromZoom } from './map-appearance.ts';
import { frameAt, type Mark } from './mark.ts';

export interface StaticLabel {
  readonly text: string;
  readonly kind: 'district' | 'park' | 'street';
  readonly at: Pixel;
  /** Degrees, for names that lie along their street; never upside down. */
  readonly turn: number;
}

interface View {
  readonly project: (point: Point) => Pixel;
  readonly size: Size;
  readonly zoom: number;
  /** What stands on the map, for which the names make way. */
  readonly marks: readonly Mark[];
}

const fontPx = 12;
const marginPx = 6;
const stepsPx = [0, -18, 18, -36, 36];

/** The names to write, most helpful first; one that would cover another makes way or is left out. */
export function staticLabels(shape: CityShape, view: View): readonly StaticLabel[] {
  const rank = { district: 0, park: 1, street: 2 };
  const wished = shape.features
    .map((feature) => labelOf(feature, view))
    .filter((label) => label !== null)
    .sort((a, b) => rank[a.kind] - rank[b.kind]);
  const taken: Frame[] = view.marks.map((mark) => frameAt(view.project(mark.at), mark));
  const written = new Set<string>();
  return wished.flatMap((label) => {
    if (written.has(label.text)) return [];
    const placed = placesOf(label).find((place) => {
      const frame = frameOf(place);
      return isInside(frame, view.size) && !taken.some((other) => overlap(frame, other));
    });
    if (!placed) return [];
    written.add(placed.text);
    taken.push(frameOf(placed));
    return [placed];
  });
}

/** The name of a quarter says as much a little above or below; others belong where they are. */
function placesOf(label: StaticLabel): readonly StaticLabel[] {
  if (label.kind !== 'district') return [label];
  const { x, y } = label.at;
  return stepsPx.map((step) => ({ ...label, at: { x, y: y + step } }));
}

function labelOf({ properties, geometry }: CityFeature, view: View): StaticLabel | null {
  const { kind, class: ofClass, name } = properties;
  const { zoom, project } = view;
  if (!name) return null;
  if (kind === 'district' && geometry.type === 'Point') {
    const isNamed =
      ofClass === 'quarter'
        ? zoom >= labelsFromZoom.quarters
        : zoom >= labelsFromZoom.districts && zoom < districtsToZoom;
    if (!isNamed) return null;
    return { text: name, kind, at: project(toPoint(geometry.coordinates)), turn: 0 };
  }
  if (kind === 'park' && geometry.type === 'Polygon' && zoom >= labelsFromZoom.parks) {
    const ring = geometry.coordinates[0] ?? [];
    return { text: name, kind, at: middleOf(ring.map(toPoint).map(project)), turn: 0 };
  }
  const isMain = ofClass === 'primary' || ofClass === 'motorway';
  if (
    kind === 'street' &&
    geometry.type === 'LineString' &&
    isMain &&
    zoom >= labelsFromZoom.streets
  ) {
    return alongStreet(name, geometry.coordinates.map(toPoint).map(project));
  }
  return null;
}

function middleOf(pixels: readonly Pixel[]): Pixel {
  const xs = pixels.map(({ x }) => x);
  const ys = pixels.map(({ y }) => y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}

/** On the longest straight piece, when it is long enough to carry the name. */
function alongStreet(text: string, pixels: readonly Pixel[]): StaticLabel | null {
  let best: { length: number; from: Pixel; to: Pixel } | null = null;
  for (const [index, to] of pixels.entries()) {
    const from = pixels[index - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length > (best?.length ?? widthOf(text))) best = { length, from, to };
  }
  if (!best) return null;
  const { from, to } = best;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const turn = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  return { text, kind: 'street', at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, turn };
}

const widthOf = (text: string) => text.length * fontPx * 0.56;

function frameOf({ text, at, turn }: StaticLabel): Frame {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const width = widthOf(text);
  const across = (width * cos + fontPx * sin) / 2 + marginPx;
  const down = (width * sin + fontPx * cos) / 2 + marginPx;
  return { left: at.x - across, right: at.x + across, top: at.y - down, bottom: at.y + down };
}

function isInside({ left, right, top, bottom }: Frame, { width, height }: Size): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}
