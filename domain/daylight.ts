import type { Point } from './service-area.ts';

const degrees = Math.PI / 180;
const dayMs = 86_400_000;
const noonOf2000 = Date.UTC(2000, 0, 1, 12);

/** How high the sun stands over a place, in degrees; below 0 it has set. Good to half a degree. */
export function sunHeight({ latitude, longitude }: Point, now: Temporal.Instant): number {
  const days = (now.epochMilliseconds - noonOf2000) / dayMs;
  const anomaly = (357.529 + 0.98560028 * days) * degrees;
  const meanLongitude = 280.459 + 0.98564736 * days;
  const onEcliptic =
    (meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * degrees;
  const tilt = 23.439 * degrees;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(onEcliptic));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(onEcliptic), Math.cos(onEcliptic));
  const siderealTime = (280.46062 + 360.98564737 * days + longitude) * degrees;
  const north = latitude * degrees;
  const height =
    Math.sin(north) * Math.sin(declination) +
    Math.cos(north) * Math.cos(declination) * Math.cos(siderealTime - ascension);
  return Math.asin(height) / degrees;
}

/** From sunset to sunrise: the upper rim of the sun, seen through air, is then below the horizon. */
export function isDusk(place: Point, now: Temporal.Instant): boolean {
  return sunHeight(place, now) < -0.83;
}
