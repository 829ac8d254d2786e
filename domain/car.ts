/** What the fields of a car can be. The database has the same values as a CHECK of each column. */
export const carValues = {
  category: ['A', 'B', 'C', 'D', 'E'],
  bodyType: ['ECONOMY', 'SEDAN', 'SUV', 'ESTATE', 'CONVERTIBLE', 'VAN'],
  transmission: ['AUTOMATIC', 'MANUAL'],
  propulsionType: ['GAS', 'DIESEL', 'HYBRID', 'ELECTRIC'],
  features: ['USB', 'BLUETOOTH', 'SEAT_HEATER', 'AC'],
} as const;

export const photoViews = ['side', 'front', 'rear', 'interior', 'boot', 'other'] as const;

/** One value of a field: `CarValue<'category'>` is a letter. */
export type CarValue<Field extends keyof typeof carValues> = (typeof carValues)[Field][number];
export type PhotoView = (typeof photoViews)[number];
