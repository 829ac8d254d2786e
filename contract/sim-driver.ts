/** How the simulated driver does the handovers that nobody of staff was given. */
export const driverManners = ['as-agreed', 'late', 'away', 'nobody-there', 'finds-damage'] as const;
export type DriverManner = (typeof driverManners)[number];
