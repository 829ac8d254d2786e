import { carFields } from './car-fields.ts';

/** What the columns of a file of cars are called. */
export const carFile = {
  columns: {
    ...carFields,
    pricePerDay: 'Price a day',
    latitude: 'Latitude',
    longitude: 'Longitude',
    offered: 'Shown to renters',
    condition: 'State',
    standsAt: 'Where',
  },
} as const;
