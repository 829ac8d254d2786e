import { z } from 'zod';

export const Point = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Two corners; a city's bounds and each of its service areas. */
export const Box = z.object({ southWest: Point, northEast: Point });
