import { overlap } from '../../../ui/map/frame.ts';
import { type Mark, worldFrame } from '../../../ui/map/mark.ts';
import type { Pixel, Size } from '../../../ui/projection.ts';
import { isSamePlace, type TripPoints } from './map-lines.ts';

export type DoorKind = 'delivery' | 'return' | 'both';

/** A door of the renter: its dot, and its name beside it. */
export interface Door {
  readonly kind: DoorKind;
  readonly dot: Mark;
  readonly name: Mark;
}

interface Placing {
  readonly zoom: number;
  readonly names: Readonly<Record<DoorKind, string>>;
  /** What the names should not hide, if it can be. */
  readonly taken: readonly Mark[];
}

const dotSize: Size = { width: 26, height: 26 };
const nameHeightPx = 26;
const letterPx = 7;
const nameEdgePx = 18;

/** The dots stand exactly where the doors are; too near each other to be told apart, they are one. */
export function doorDots({ delivery, return: end }: TripPoints, zoom: number) {
  const dot = (kind: DoorKind, at: Mark['at']) => ({
    kind,
    dot: { at, offset: { x: 0, y: 0 }, size: dotSize },
  });
  const dots = [
    ...(delivery ? [dot('delivery', delivery)] : []),
    ...(end ? [dot('return', end)] : []),
  ];
  const [first, second] = dots;
  if (!first || !second) return dots;
  const isOne =
    isSamePlace(first.dot.at, second.dot.at) ||
    overlap(worldFrame(first.dot, zoom), worldFrame(second.dot, zoom));
  return isOne ? [{ ...first, kind: 'both' as const }] : dots;
}

/** Each name on a side of its dot where it hides neither the other door nor, if it can be, a pin. */
export function placeDoors(trip: TripPoints, placing: Placing): readonly Door[] {
  const { zoom, names, taken } = placing;
  const [first, second] = doorDots(trip, zoom).map(({ kind, dot }) =>
    sidesOf(names[kind]).map(({ offset, size }): Door => {
      return { kind, dot, name: { at: dot.at, offset, size } };
    }),
  );
  const ways = (first ?? []).flatMap((one) => (second ? second.map((two) => [one, two]) : [[one]]));
  const hiddenBy = (doors: readonly Door[]) =>
    doors.flatMap(({ name }) =>
      taken.filter((mark) => overlap(worldFrame(name, zoom), worldFrame(mark, zoom))),
    ).length;
  const [best] = ways
    .filter(([one, two]) => !one || !two || areApart(one, two, zoom))
    .sort((a, b) => hiddenBy(a) - hiddenBy(b));
  return best ?? [];
}

function areApart(one: Door, two: Door, zoom: number): boolean {
  const [ofOne, ofTwo] = [one, two].map(({ dot, name }) =>
    [dot, name].map((mark) => worldFrame(mark, zoom)),
  );
  return !ofOne?.some((mine) => ofTwo?.some((other) => overlap(mine, other)));
}

/** Below first, then above, then on either hand. */
function sidesOf(name: string): readonly { readonly offset: Pixel; readonly size: Size }[] {
  const size = { width: name.length * letterPx + nameEdgePx, height: nameHeightPx };
  const [across, down] = [(dotSize.width + size.width) / 2, (dotSize.height + size.height) / 2];
  return [
    { x: 0, y: down },
    { x: 0, y: -down },
    { x: across, y: 0 },
    { x: -across, y: 0 },
  ].map((offset) => ({ offset, size }));
}
