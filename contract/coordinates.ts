import { z } from 'zod';

export const Point = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Two corners: a city's bounds, and what lies around a service area. */
export const Box = z.object({ southWest: Point, northEast: Point });

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

export const Polygon = z
  .object({
    type: z.literal('Polygon'),
    coordinates: z.array(z.array(Position).min(4).max(500)).min(1).max(20),
  })
  .describe(
    'GeoJSON: closed rings of longitude and latitude, the first around it, the others holes',
  );
