import { useMemo } from 'react';
import type { Point } from '../../../domain/service-area.ts';
import type { CityShape } from '../../../ui/map/city-shape.ts';
import { type Camera, cameraFor, type Size } from '../../../ui/projection.ts';
import { withinGround } from './within-ground.ts';

interface Fitting {
  readonly maxZoom: number;
  /** Whether something stands on the points and needs room around them. */
  readonly hasPins: boolean;
  readonly footPx: number;
  readonly ground: CityShape['ground'] | undefined;
}

const marginPx = 56;
/** What is said of other pages stands above. */
const headPx = 36;
/** A pin and the buttons beside it, where there is room for both. */
const wideMarginPx = 112;
const wideFromPx = 600;
/** Without pins a small map would be mostly margin: its city ends before the frame does. */
const marginShare = 0.06;

/** The look that has all points in it. The same points, found anew, are no reason to look again. */
export function useFittedCamera(
  points: readonly Point[],
  size: Size | null,
  { maxZoom, hasPins, footPx, ground }: Fitting,
): Camera | null {
  const wanted = JSON.stringify(points);
  return useMemo(() => {
    const read: readonly Point[] = JSON.parse(wanted);
    if (!size || read.length === 0) return null;
    const margin = hasPins ? marginPx : Math.min(marginPx, size.width * marginShare);
    const top = margin + (hasPins ? headPx : footPx);
    const sides = hasPins && size.width >= wideFromPx ? wideMarginPx : margin;
    const padding = { sides, top, bottom: margin + footPx };
    const camera = cameraFor(read, size, { padding, maxZoom });
    return ground ? withinGround(camera, size, ground) : camera;
  }, [wanted, size, maxZoom, hasPins, footPx, ground]);
}
