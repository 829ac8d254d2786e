import type { CarPaint } from '../../../contract/car-designs.ts';

export const PAINT_COLOURS: Readonly<Record<CarPaint, string>> = {
  chalk: '#e9e5dd',
  silver: '#b9bbba',
  slate: '#5a6470',
  ink: '#1f2021',
  sand: '#cdbb9c',
  ochre: '#d9a036',
  copper: '#b0663c',
  signal: '#c9291c',
  brick: '#8e3b26',
  moss: '#5c6b4e',
  pine: '#2c4a3d',
  sky: '#9db4be',
  tile: '#3f6478',
  midnight: '#27344c',
};
