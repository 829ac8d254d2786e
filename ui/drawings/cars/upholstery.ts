import type { CarPaint } from '../../../contract/car-designs.ts';

const SADDLE = '#8a5c40';
const OAT = '#bfae92';
const CHARCOAL = '#4a4641';
const GRAPHITE = '#596066';

/** The seats that go with a paint: the same cloth in every view of the car. */
export const UPHOLSTERY: Readonly<Record<CarPaint, string>> = {
  chalk: SADDLE,
  silver: GRAPHITE,
  slate: OAT,
  ink: SADDLE,
  sand: CHARCOAL,
  ochre: CHARCOAL,
  copper: OAT,
  signal: SADDLE,
  brick: OAT,
  moss: SADDLE,
  pine: OAT,
  sky: GRAPHITE,
  tile: OAT,
  midnight: SADDLE,
};
