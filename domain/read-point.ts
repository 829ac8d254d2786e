import type { Point } from './service-area.ts';

const shape = /^(-?\d{1,2}(?:\.\d+)?)[,\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** Latitude and longitude as people copy them from a map: "38.7253, -9.15". */
export function pointIn(text: string): Point | null {
  const [, latitude, longitude] = shape.exec(text.trim()) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}
