import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landOf } from '../../../domain/land.ts';
import type { Point } from '../../../domain/service-area.ts';
import newYork from '../../../ui/map/data/new-york.json' with { type: 'json' };
import { overlap } from '../../../ui/map/frame.ts';
import { type Mark, worldFrame } from '../../../ui/map/mark.ts';
import { pointAtWorldPixel, worldPixel, zoomLimits } from '../../../ui/projection.ts';
import { layOutMap } from './map-layout.ts';
import type { TripPoints } from './map-lines.ts';

const landAt = landOf(newYork.features);
const names = { delivery: 'Delivery', return: 'Return', both: 'Delivery and return' };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const nowhere: TripPoints = { delivery: null, return: null };

const chelsea = at(40.7441, -73.9955);
const midtown = at(40.7594, -73.9819);
const astoria = at(40.7646, -73.9236);

const layout = (zoom: number, bases: readonly Point[], trip = nowhere) =>
  layOutMap({
    zoom,
    pins: bases.map((base, id) => ({ id: `${id}`, at: base, widthPx: 80 })),
    bases: [],
    trip,
    names,
    landAt,
  });
const idsOf = ({ groups }: ReturnType<typeof layout>) =>
  groups.map(({ pins }) => pins.map(({ id }) => id));

/** As far east and south of a point as so many pixels are at that zoom. */
function beside(point: Point, zoom: number, x: number, y: number): Point {
  const from = worldPixel(point, zoom);
  return pointAtWorldPixel({ x: from.x + x, y: from.y + y }, zoom);
}

describe('pins on the map', () => {
  test('stand alone, on their base, where there is room', () => {
    const { groups } = layout(12, [chelsea, astoria]);
    expect(groups.map((group) => [group.at, group.offset])).toEqual([
      [chelsea, { x: 0, y: 0 }],
      [astoria, { x: 0, y: 0 }],
    ]);
  });

  test('that are near each other gather, in their order, and part when the map comes closer', () => {
    const bases = [chelsea, astoria, at(40.7455, -73.994), astoria];
    expect(idsOf(layout(12, bases))).toEqual([
      ['0', '2'],
      ['1', '3'],
    ]);
    expect(idsOf(layout(17, bases))).toEqual([['0'], ['1', '3'], ['2']]);
  });

  test('gather on the base of one of them, and so never in the river between them', () => {
    const [manhattan, queens] = [at(40.7478, -73.9798), at(40.7479, -73.9402)];
    const [group] = layout(10, [manhattan, queens]).groups;
    expect(group?.pins).toHaveLength(2);
    expect([manhattan, queens]).toContainEqual(group?.at);
  });

  test('have room for the widest price among them', () => {
    const pins = [60, 96, 72].map((widthPx, id) => ({ id: `${id}`, at: chelsea, widthPx }));
    const { groups } = layOutMap({ zoom: 13, pins, bases: [], trip: nowhere, names, landAt });
    expect(groups.map(({ size }) => size.width)).toEqual([96]);
  });

  test('step aside from a door, and stay on their land', () => {
    const [group] = layout(13, [midtown], { delivery: midtown, return: null }).groups;
    expect(Math.abs(group?.offset.y ?? 0)).toBeGreaterThan(20);
    const battery = at(40.7045, -74.0145);
    const stepped = layout(13, [battery], { delivery: battery, return: null }).groups[0];
    const { x = 0, y = 0 } = stepped?.offset ?? {};
    expect(landAt(beside(battery, 13, x, y))).toBe(landAt(battery));
  });
});

describe('the doors of a trip', () => {
  const kindsOf = ({ doors }: ReturnType<typeof layout>) => doors.map(({ kind }) => kind);

  test('are two where they can be told apart, and one where they cannot', () => {
    const near = beside(midtown, 14, 40, 0);
    expect(kindsOf(layout(14, [], { delivery: midtown, return: near }))).toEqual([
      'delivery',
      'return',
    ]);
    expect(kindsOf(layout(12, [], { delivery: midtown, return: near }))).toEqual(['both']);
    expect(kindsOf(layout(17, [], { delivery: midtown, return: midtown }))).toEqual(['both']);
    expect(kindsOf(layout(12, [], { delivery: null, return: near }))).toEqual(['return']);
  });

  test('have their names below, and elsewhere where that would hide the other door or a pin', () => {
    const sideOf = (trip: TripPoints, bases: readonly Point[] = []) =>
      layout(14, bases, trip).doors.map(({ name: { offset } }) => offset);
    const [far] = sideOf({ delivery: midtown, return: astoria });
    expect(far).toEqual({ x: 0, y: 26 });
    const [upper] = sideOf({ delivery: midtown, return: beside(midtown, 14, 0, 40) });
    expect(upper?.y).toBeLessThan(26);
    const [crowded] = sideOf({ delivery: midtown, return: null }, [beside(midtown, 14, 0, 34)]);
    expect(crowded?.y).toBeLessThan(26);
  });
});

describe('at every zoom, with up to 50 pins and both doors anywhere', () => {
  // Midtown, where it is crowded, the rivers on both sides of it, and the shores beyond them.
  const point = fc.record({
    latitude: fc.double({ min: 40.73, max: 40.78, noNaN: true }),
    longitude: fc.double({ min: -74.02, max: -73.93, noNaN: true }),
  });
  const pins = fc.array(fc.record({ at: point, widthPx: fc.integer({ min: 56, max: 110 }) }), {
    maxLength: 50,
    size: 'max',
  });
  const zoom = fc.double({ min: zoomLimits.minZoom, max: zoomLimits.maxZoom, noNaN: true });
  const anyOverlap = (marks: readonly Mark[], at: number) => {
    const frames = marks.map((mark) => worldFrame(mark, at));
    return frames.some((one, index) =>
      // Neighbours may touch; a millionth of a pixel is arithmetic.
      frames.slice(index + 1).some((other) => overlap(shrunk(one), other)),
    );
  };
  const shrunk = (frame: ReturnType<typeof worldFrame>) => ({
    left: frame.left + 1e-4,
    right: frame.right - 1e-4,
    top: frame.top + 1e-4,
    bottom: frame.bottom - 1e-4,
  });

  test('no two pins overlap, each car is behind one, and each stands on land; no door covers the other', () => {
    fc.assert(
      fc.property(pins, point, point, zoom, (cars, delivery, end, resting) => {
        const { groups, doors } = layOutMap({
          zoom: resting,
          pins: cars.map((car, id) => ({ ...car, id: `${id}` })),
          bases: [],
          trip: { delivery, return: end },
          names,
          landAt,
        });
        expect(anyOverlap(groups, resting)).toBe(false);
        const shown = groups.flatMap((group) => group.pins.map(({ id }) => Number(id)));
        expect(shown.sort((a, b) => a - b)).toEqual(cars.map((_, id) => id));
        for (const { at: base, offset } of groups) {
          expect(landAt(base)).not.toBeNull();
          expect(landAt(beside(base, resting, offset.x, offset.y))).not.toBeNull();
        }
        const [first, second] = doors.map(({ dot, name }) => [dot, name]);
        const between = (first ?? []).flatMap((one) => (second ?? []).map((two) => [one, two]));
        for (const pair of between) expect(anyOverlap(pair, resting)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
