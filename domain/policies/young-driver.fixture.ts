import type { YoungDriverBand } from './young-driver.ts';

export const someBands: readonly YoungDriverBand[] = [
  { fromAge: 18, belowAge: 21, feePerDayUnits: 120 },
  { fromAge: 21, belowAge: 25, feePerDayUnits: 45 },
];
