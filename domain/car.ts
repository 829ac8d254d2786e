/** What a car can be. Each list of values stands here and, as a CHECK of the column, in the database. */
export const categories = ['A', 'B', 'C', 'D', 'E'] as const;
export const bodyTypes = ['ECONOMY', 'SEDAN', 'SUV', 'ESTATE', 'CONVERTIBLE', 'VAN'] as const;
export const transmissions = ['AUTOMATIC', 'MANUAL'] as const;
export const propulsionTypes = ['GAS', 'DIESEL', 'HYBRID', 'ELECTRIC'] as const;
export const features = ['USB', 'BLUETOOTH', 'SEAT_HEATER', 'AC'] as const;
export const photoViews = ['side', 'front', 'rear', 'interior', 'boot', 'other'] as const;

export type Category = (typeof categories)[number];
export type BodyType = (typeof bodyTypes)[number];
export type Transmission = (typeof transmissions)[number];
export type PropulsionType = (typeof propulsionTypes)[number];
export type Feature = (typeof features)[number];
export type PhotoView = (typeof photoViews)[number];
