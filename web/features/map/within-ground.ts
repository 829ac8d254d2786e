import type { CityShape } from '../../../ui/map/city-shape.ts';
import { type Camera, pointAtWorldPixel, type Size, worldPixel } from '../../../ui/projection.ts';

/** The nearest look that shows no more than what is drawn: the ground reaches to every edge of it. */
export function withinGround(camera: Camera, size: Size, ground: CityShape['ground']): Camera {
  const [west, south, east, north] = ground;
  const corners = (zoom: number) => ({
    start: worldPixel({ latitude: north, longitude: west }, zoom),
    end: worldPixel({ latitude: south, longitude: east }, zoom),
  });
  const whole = corners(0);
  const times = Math.max(
    size.width / (whole.end.x - whole.start.x),
    size.height / (whole.end.y - whole.start.y),
  );
  const zoom = Math.max(camera.zoom, Math.log2(times));
  const { start, end } = corners(zoom);
  const middle = worldPixel(camera.center, zoom);
  const center = {
    x: between(start.x + size.width / 2, middle.x, end.x - size.width / 2),
    y: between(start.y + size.height / 2, middle.y, end.y - size.height / 2),
  };
  const isSame = zoom === camera.zoom && center.x === middle.x && center.y === middle.y;
  return isSame ? camera : { zoom, center: pointAtWorldPixel(center, zoom) };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
