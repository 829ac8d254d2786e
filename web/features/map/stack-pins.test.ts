import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stackPins } from './stack-pins.ts';

const alone = (zoom: number) => ({ zoom, doors: [] });
const at = (latitude: number, longitude: number) => ({ at: { latitude, longitude } });

describe('pins on the map', () => {
  test('stand alone where there is room', () => {
    expect(stackPins([at(40.76, -73.99), at(40.67, -73.94)], alone(12))).toHaveLength(2);
  });

  test('of one garage share a place at every zoom, in their order', () => {
    const pins = [
      { ...at(40.76, -73.99), id: 'a' },
      { ...at(40.76, -73.99), id: 'b' },
    ];
    const [stack] = stackPins(pins, alone(17));
    expect(stack?.pins.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('of neighbouring garages part when the map comes closer', () => {
    const pins = [at(40.76, -73.99), at(40.762, -73.988)];
    expect(stackPins(pins, alone(11))).toHaveLength(1);
    expect(stackPins(pins, alone(16))).toHaveLength(2);
  });

  test('rise above a door of the trip that they would hide, and only then', () => {
    const pins = [at(40.76, -73.99)];
    const lift = (latitude: number, longitude: number) =>
      stackPins(pins, { zoom: 13, doors: [{ latitude, longitude }] })[0]?.liftPx;
    expect(lift(40.762, -73.99)).toBeGreaterThan(0);
    expect(lift(40.75, -73.99)).toBe(0);
    expect(lift(40.76, -73.9)).toBe(0);
  });

  test('are all there, once, whatever the zoom', () => {
    const point = fc.record({
      latitude: fc.double({ min: 40.6, max: 40.9, noNaN: true }),
      longitude: fc.double({ min: -74, max: -73.8, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point), fc.integer({ min: 9, max: 17 }), (points, zoom) => {
        const pins = points.map((one, id) => ({ at: one, id }));
        const shown = stackPins(pins, alone(zoom)).flatMap((stack) => stack.pins);
        expect(shown.map(({ id }) => id).sort((a, b) => a - b)).toEqual(pins.map(({ id }) => id));
      }),
    );
  });
});
