import type { CarPaint } from '../../contract/car-designs.ts';

/** The paints of drawn cars, as people call a colour. */
export const carPaints = {
  chalk: 'White',
  silver: 'Silver',
  slate: 'Slate',
  ink: 'Black',
  sand: 'Beige',
  ochre: 'Yellow',
  copper: 'Copper',
  signal: 'Red',
  brick: 'Dark red',
  moss: 'Olive',
  pine: 'Dark green',
  sky: 'Light blue',
  tile: 'Blue',
  midnight: 'Navy',
} as const satisfies Readonly<Record<CarPaint, string>>;
