/** By what a list of cars can be put in order. */
export const fleetSorts = [
  'plate',
  'model',
  'category',
  'condition',
  'odometer',
  'price',
  'papers',
  'service',
] as const;
export type FleetSort = (typeof fleetSorts)[number];
