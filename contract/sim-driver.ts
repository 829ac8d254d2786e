/** How the simulated driver does the handovers that nobody of staff was given. */
export const driverManners = ['as-agreed', 'late', 'away', 'nobody-there', 'finds-damage'] as const;
export type DriverManner = (typeof driverManners)[number];

/** When the driver goes and rings, in minutes before all is done; a moment more, so that no clock that runs is before it. */
export const minutesBefore = { setOut: 25, atDoor: 5 } as const;
