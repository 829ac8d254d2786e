import { useMemo, useState } from 'react';
import type { Point } from '../../../domain/service-area.ts';
import type { CityShape } from '../../../ui/map/city-shape.ts';
import { type MapControls, putAt, type Surface } from '../../../ui/map/surface.ts';
import { type Camera, movedBy, projection, type Size, zoomLimits } from '../../../ui/projection.ts';
import { withinGround } from './within-ground.ts';

interface StaticState {
  readonly camera: Camera;
  readonly surface: Surface;
  readonly controls: MapControls;
}

/** Where the drawn map looks, and how it is moved. */
export function useStaticMap(
  fitted: Camera | null,
  size: Size | null,
  ground: CityShape['ground'] | undefined,
  onRest: ((center: Point) => void) | undefined,
): StaticState | null {
  const [moved, setMoved] = useState<{ readonly from: Camera; readonly to: Camera } | null>(null);
  // A new look at other points counts more than where the old one was moved to.
  const camera = moved && moved.from === fitted ? moved.to : fitted;

  return useMemo(() => {
    if (!fitted || !camera || !size) return null;
    const project = projection(camera, size);
    const show = (wished: Camera) => {
      const to = ground ? withinGround(wished, size, ground) : wished;
      setMoved({ from: fitted, to });
      onRest?.(to.center);
    };
    return {
      camera,
      surface: {
        zoom: camera.zoom,
        place: (element, at) => {
          putAt(element, project(at));
          return () => {};
        },
      },
      controls: {
        zoomBy: (steps) => show({ ...camera, zoom: withinLimits(camera.zoom + steps) }),
        moveBy: (pixels) => show(movedBy(camera, pixels)),
        center: () => camera.center,
      },
    };
  }, [fitted, camera, size, ground, onRest]);
}

function withinLimits(zoom: number): number {
  return Math.min(zoomLimits.maxZoom, Math.max(zoomLimits.minZoom, zoom));
}
