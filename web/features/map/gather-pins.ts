import type { LandAt } from '../../../domain/land.ts';
import type { Point } from '../../../domain/service-area.ts';
import { type Frame, overlap } from '../../../ui/map/frame.ts';
import { frameAt, type Mark, worldFrame } from '../../../ui/map/mark.ts';
import { type Pixel, pointAtWorldPixel, type Size, worldPixel } from '../../../ui/projection.ts';

export interface MapPin {
  readonly id: string;
  readonly at: Point;
  /** How wide it is with its price. */
  readonly widthPx: number;
}

/** Pins that stand alone, or so near each other that they share a place and are counted. */
export interface PinGroup<Pin extends MapPin> extends Mark {
  readonly pins: readonly Pin[];
}

interface Ground {
  readonly zoom: number;
  readonly landAt: LandAt;
  /** What no pin may hide. */
  readonly kept: readonly Mark[];
}

/** With the air around it. */
const pinHeightPx = 40;
const inPlace: Pixel = { x: 0, y: 0 };

/**
 * No two of them overlap, in the order of the pins. A group has room for the widest price in it: the
 * one that is pointed at is written there, and nothing else must move for it.
 */
export function gatherPins<Pin extends MapPin>(
  pins: readonly Pin[],
  ground: Ground,
): readonly PinGroup<Pin>[] {
  let groups = pins.map((pin) => groupOf([pin], ground));
  for (let pair = firstOverlap(groups, ground); pair; pair = firstOverlap(groups, ground)) {
    const [earlier, later] = pair;
    const members = new Set([...earlier.pins, ...later.pins]);
    const together = groupOf(
      pins.filter((pin) => members.has(pin)),
      ground,
    );
    groups = groups
      .filter((group) => group !== later)
      .map((group) => (group === earlier ? together : group));
  }
  return groups;
}

function firstOverlap<Group extends Mark>(
  groups: readonly Group[],
  { zoom }: Ground,
): readonly [earlier: Group, later: Group] | null {
  const framed = groups.map((group) => ({ group, frame: worldFrame(group, zoom) }));
  for (const [index, earlier] of framed.entries()) {
    const later = framed.slice(index + 1).find(({ frame }) => overlap(earlier.frame, frame));
    if (later) return [earlier.group, later.group];
  }
  return null;
}

function groupOf<Pin extends MapPin>(pins: readonly Pin[], ground: Ground): PinGroup<Pin> {
  const size = { width: Math.max(...pins.map(({ widthPx }) => widthPx)), height: pinHeightPx };
  const at = mostCentral(pins.map((pin) => pin.at));
  return { pins, at, size, offset: offsetOf(at, size, ground) };
}

/** One of the points themselves: their mean may lie in the river between them. */
function mostCentral(points: readonly Point[]): Point {
  const pixels = points.map((point) => worldPixel(point, 0));
  const distances = pixels.map((from) =>
    pixels.reduce((sum, to) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0),
  );
  const central = points[distances.indexOf(Math.min(...distances))];
  if (!central) throw new Error('A group has at least one pin');
  return central;
}

/** In its place; or beside a door that it would hide, if there it is still on its own land. */
function offsetOf(at: Point, size: Size, { zoom, landAt, kept }: Ground): Pixel {
  const foot = worldPixel(at, zoom);
  const frames = kept.map((mark) => worldFrame(mark, zoom));
  const hides = (offset: Pixel) =>
    frames.some((frame) => overlap(frameAt(foot, { offset, size }), frame));
  if (!hides(inPlace)) return inPlace;
  const land = landAt(at);
  const isOnItsLand = ({ x, y }: Pixel) =>
    landAt(pointAtWorldPixel({ x: foot.x + x, y: foot.y + y }, zoom)) === land;
  const centred = frameAt(foot, { offset: inPlace, size });
  return (
    frames
      .flatMap((frame) => waysAround(centred, frame))
      .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
      .find((offset) => !hides(offset) && isOnItsLand(offset)) ?? inPlace
  );
}

function waysAround(pin: Frame, kept: Frame): readonly Pixel[] {
  return [
    { x: 0, y: kept.top - pin.bottom },
    { x: 0, y: kept.bottom - pin.top },
    { x: kept.left - pin.right, y: 0 },
    { x: kept.right - pin.left, y: 0 },
  ];
}
