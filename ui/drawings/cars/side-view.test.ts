import { describe, expect, it } from 'vitest';
import { buildOf, type CarDesign, carDesignNames } from '../../../contract/car-designs.ts';
import { drawCar } from './draw-car.ts';
import { measuresOf } from './measures.ts';
import { type Silhouette, silhouetteOf } from './silhouette.ts';

type Spot = readonly [x: number, y: number];

/** The spots along path data of straight lines and curves with one bend, read as a browser would. */
function spotsOf(d: string): Spot[] {
  const spots: Spot[] = [];
  for (const [, command, text = ''] of d.matchAll(/([MLQ])([^MLQZ]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = 0, b = 0, x = a, y = b] = numbers;
    const [fromX, fromY] = spots.at(-1) ?? [a, b];
    const steps = command === 'Q' ? 12 : 1;
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      spots.push(
        command === 'Q'
          ? [
              (1 - t) ** 2 * fromX + 2 * t * (1 - t) * a + t ** 2 * x,
              (1 - t) ** 2 * fromY + 2 * t * (1 - t) * b + t ** 2 * y,
            ]
          : [x, y],
      );
    }
  }
  return spots;
}

const range = (spots: readonly Spot[], axis: 0 | 1) => {
  const values = spots.map((spot) => spot[axis]);
  return [Math.min(...values), Math.max(...values)] as const;
};

/** The upper edge of the body in centimetres above the ground, every tenth of a metre. */
function roofline({ outline }: Silhouette): number[] {
  const spots = spotsOf(outline);
  return Array.from({ length: 58 }, (_, index) => {
    const x = index * 10 + 5;
    const tops = spots.flatMap(([fromX, fromY], at) => {
      const next = spots[at + 1];
      if (!next || fromX === next[0] || (fromX - x) * (next[0] - x) > 0) return [];
      return [200 - (fromY + ((next[1] - fromY) * (x - fromX)) / (next[0] - fromX))];
    });
    return Math.max(0, ...tops);
  });
}

const isOpen = ({ profile }: Silhouette) => profile.seats.length > 0;
const cars = carDesignNames.map((design) => ({ design, shape: silhouetteOf(design) }));

describe.each(cars)('$design from the side', ({ design, shape }) => {
  const measures = measuresOf(design);
  const spots = spotsOf(shape.outline);

  it('is as long, as high and as far between its axles as the real one', () => {
    const [nose, tail] = range(spots, 0);
    const spare = shape.profile.extras.includes('spare wheel') ? 24 : 0;
    expect(nose).toBeCloseTo(0, 0);
    expect(tail + spare).toBeCloseTo(measures.length / 10, 0);
    expect(shape.length).toBeCloseTo(measures.length / 10, 1);
    expect(shape.axles[0]).toBeCloseTo(measures.nose / 10, 1);
    expect(shape.axles[1] - shape.axles[0]).toBeCloseTo(measures.wheelbase / 10, 1);
    const top = isOpen(shape) ? shape.roof : range(spots, 1)[0];
    expect(Math.abs(200 - top - measures.height / 10)).toBeLessThan(0.5);
    expect(200 - shape.sill).toBeCloseTo((measures.clear + 50) / 10, 1);
  });

  it('has its wheels within its length and its windows within its body', () => {
    expect(shape.axles[0] - shape.tyre).toBeGreaterThan(0);
    expect(shape.axles[1] + shape.tyre).toBeLessThan(range(spots, 0)[1]);
    if (isOpen(shape)) return;
    const roof = roofline(shape);
    for (const [x, y] of spotsOf(shape.glass)) {
      const [before = 0, after = 0] = [
        roof[Math.floor((x - 5) / 10)],
        roof[Math.ceil((x - 5) / 10)],
      ];
      expect(200 - y, `at ${x}`).toBeLessThan(Math.max(before, after));
      expect(y).toBeLessThan(shape.sill - 40);
    }
  });

  it.each(['left', 'right'] as const)(
    'stands on the common ground, whole, heading %s',
    (heading) => {
      const [paint] = buildOf(design).paints;
      const svg = drawCar({ design, paint, view: 'side', heading });
      const [, text = ''] =
        /<g transform="((?:translate\([\d.]+\))?scale\([^)]*\)translate\([^)]*\))"/.exec(svg) ?? [];
      const [scale = 0, left = 0, top = 0] =
        (heading === 'left' ? text : text.replace(/^translate\(640\)scale\(-[\d.]+ /, ''))
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      expect((200 + top) * scale).toBeCloseTo(292, 0);
      expect(scale).toBe(1.07);
      expect(left * scale).toBeGreaterThan(8);
      expect((left + shape.length) * scale).toBeLessThan(632);
      expect((shape.roof + top) * scale).toBeGreaterThan(56);
      const hubs = [...svg.matchAll(/transform="translate\(([\d.]+) ([\d.]+)\)"/g)].map(Number);
      expect(hubs.length).toBeGreaterThan(0);
      const [, hubX, hubY] =
        /id="[^"]+k" transform="translate\(([\d.]+) ([\d.]+)\)"/.exec(svg) ?? [];
      expect(Number(hubX)).toBeCloseTo(shape.axles[0], 1);
      expect(Number(hubY) + shape.tyre).toBeCloseTo(200, 0);
    },
  );
});

describe('all cars side by side', () => {
  const lines = new Map(cars.map(({ design, shape }) => [design, roofline(shape)]));
  const apart = (a: CarDesign, b: CarDesign) => {
    const other = lines.get(b) ?? [];
    return Math.max(
      ...(lines.get(a) ?? []).map((height, index) => Math.abs(height - (other[index] ?? 0))),
    );
  };
  const pairs = carDesignNames.flatMap((a, index) =>
    carDesignNames.slice(index + 1).map((b) => [a, b] as const),
  );

  it('differ in outline: by two centimetres somewhere, by four between different bodies', () => {
    const alike = pairs.filter(([a, b]) => {
      const sameKind = measuresOf(a).archetype === measuresOf(b).archetype;
      return apart(a, b) < (sameKind ? 2 : 4);
    });
    expect(alike.map(([a, b]) => `${a} ${b} ${apart(a, b).toFixed(1)}`)).toEqual([]);
  });

  it('come in some thirty bodies', () => {
    const archetypes = new Set(carDesignNames.map((design) => measuresOf(design).archetype));
    expect(archetypes.size).toBeGreaterThanOrEqual(25);
  });
});
