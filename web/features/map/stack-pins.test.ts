import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointAtWorldPixel, worldPixel } from '../../../ui/projection.ts';
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

  test('stand above their point, or where they hide neither a door nor each other', () => {
    const stemOf = (latitude: number, longitude: number) =>
      stackPins([at(40.76, -73.99)], { zoom: 13, doors: [{ latitude, longitude }] })[0]?.stemPx;
    expect(stemOf(40.7, -73.99)).toBe(8);
    expect(stemOf(40.7625, -73.99)).toBe(-8);

    const [first, second] = stackPins([at(40.76, -73.99), at(40.76, -73.98)], alone(12));
    expect(first?.stemPx).toBe(8);
    expect(second?.stemPx).toBe(-8);
  });

  test('reach further down where doors have taken every nearer place', () => {
    const zoom = 12;
    const pin = at(40.76, -73.99);
    const { x, y } = worldPixel(pin.at, zoom);
    const doors = [-130, -76, -22, 32, 86].map((down) =>
      pointAtWorldPixel({ x, y: y + down }, zoom),
    );
    expect(stackPins([pin], { zoom, doors })[0]?.stemPx).toBe(-140);
  });

  test('are all there, once, whatever the zoom', () => {
    const point = fc.record({
      latitude: fc.double({ min: 40.6, max: 40.9, noNaN: true }),
      longitude: fc.double({ min: -74, max: -73.8, noNaN: true }),
    });
    const many = fc.array(point, { maxLength: 120, size: 'max' });
    fc.assert(
      fc.property(many, fc.integer({ min: 9, max: 17 }), (points, zoom) => {
        const pins = points.map((one, id) => ({ at: one, id }));
        const shown = stackPins(pins, alone(zoom)).flatMap((stack) => stack.pins);
        expect(shown.map(({ id }) => id).sort((a, b) => a - b)).toEqual(pins.map(({ id }) => id));
      }),
    );
  });
});
