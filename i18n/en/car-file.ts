import { carFields } from './car-fields.ts';
import { carPaints } from './car-paints.ts';

/** What the columns of a file of cars are called. */
export const carFile = {
  columns: {
    ...carFields,
    latitude: 'Latitude',
    longitude: 'Longitude',
    condition: 'State',
    standsAt: 'Where',
  },
  paints: carPaints,
} as const;
