import { useMemo } from 'react';
import type { Point } from '../../../domain/service-area.ts';
import { type Camera, cameraFor, type Size } from './projection.ts';

interface Fitting {
  readonly maxZoom: number;
  /** Whether something stands up from the points and needs room above. */
  readonly hasPins: boolean;
  readonly footPx: number;
}

const marginPx = 56;
const pinPx = 64;

/** The look that has all points in it. The same points, found anew, are no reason to look again. */
export function useFittedCamera(
  points: readonly Point[],
  size: Size | null,
  { maxZoom, hasPins, footPx }: Fitting,
): Camera | null {
  const wanted = JSON.stringify(points);
  return useMemo(() => {
    const read: readonly Point[] = JSON.parse(wanted);
    if (!size || read.length === 0) return null;
    const top = hasPins ? marginPx + pinPx : marginPx + footPx;
    const padding = { sides: marginPx, top, bottom: marginPx + footPx };
    return cameraFor(read, size, { padding, maxZoom });
  }, [wanted, size, maxZoom, hasPins, footPx]);
}
