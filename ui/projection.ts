import type { Point } from '../domain/service-area.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a map looks: MapLibre's zoom, by which the world is 512 pixels wide at zero. */
export interface Camera {
  readonly center: Point;
  readonly zoom: number;
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

const worldSizePx = 512;

export const zoomLimits = { minZoom: 9, maxZoom: 17.5 } as const;

/** Web Mercator: pixels from the world's north-west corner. */
export function worldPixel({ latitude, longitude }: Point, zoom: number): Pixel {
  const scale = worldSizePx * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: scale * (longitude / 360 + 0.5),
    y: scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

export function pointAtWorldPixel({ x, y }: Pixel, zoom: number): Point {
  const scale = worldSizePx * 2 ** zoom;
  const north = Math.PI * (1 - (2 * y) / scale);
  return {
    latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
    longitude: (x / scale - 0.5) * 360,
  };
}

/** Pixels from the top left corner of a map of that size. */
export function projection({ center, zoom }: Camera, { width, height }: Size) {
  const middle = worldPixel(center, zoom);
  return (point: Point): Pixel => {
    const { x, y } = worldPixel(point, zoom);
    return { x: x - middle.x + width / 2, y: y - middle.y + height / 2 };
  };
}

export function movedBy({ center, zoom }: Camera, { x, y }: Pixel): Camera {
  const middle = worldPixel(center, zoom);
  return { zoom, center: pointAtWorldPixel({ x: middle.x + x, y: middle.y + y }, zoom) };
}

export interface Fit {
  readonly padding: {
    readonly sides: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly maxZoom: number;
}

/** The closest look that has every point in it. */
export function cameraFor(points: readonly Point[], size: Size, { padding, maxZoom }: Fit): Camera {
  const pixels = points.map((point) => worldPixel(point, 0));
  const [left, right] = span(pixels.map(({ x }) => x));
  const [top, bottom] = span(pixels.map(({ y }) => y));
  const width = Math.max(1, size.width - 2 * padding.sides);
  const height = Math.max(1, size.height - padding.top - padding.bottom);
  const times = Math.min(
    width / Math.max(right - left, Number.EPSILON),
    height / Math.max(bottom - top, Number.EPSILON),
    2 ** maxZoom,
  );
  const shift = (padding.bottom - padding.top) / 2 / times;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 + shift };
  return { center: pointAtWorldPixel(middle, 0), zoom: Math.log2(times) };
}

function span(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
