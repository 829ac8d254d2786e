/**
 * How a city hands over its cars. `recorded`: with the seals of its drivers' phones. `by-clock`: at the agreed times,
 * without anybody saying so.
 */
export const handoverModes = ['by-clock', 'recorded'] as const;
export type HandoverMode = (typeof handoverModes)[number];
