import { listPath } from './list-address.ts';

const step = (number: 0 | 2) => `/search?origin=${encodeURIComponent(listPath)}&step=${number}`;

/** Where narrow screens change the trip; from there the way leads back to the list. */
export const searchStep = { address: step(0), dates: step(2) } as const;
