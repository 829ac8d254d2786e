import type { AssetCard } from '../../../contract/assets.ts';

/**
 * What a filter can be set to. The contract has the same lists, but beside its schemas, and no
 * validation library is loaded in the browser; a test holds the two together.
 */
export const choices = {
  propulsionType: ['GAS', 'DIESEL', 'HYBRID', 'ELECTRIC'],
  transmission: ['AUTOMATIC', 'MANUAL'],
  seats: [2, 4, 5, 6, 7],
  doors: [2, 3, 4, 5],
  letter: ['A', 'B', 'C', 'D', 'E'],
  bodyType: ['ECONOMY', 'SEDAN', 'SUV', 'ESTATE', 'CONVERTIBLE', 'VAN'],
  feature: ['USB', 'BLUETOOTH', 'SEAT_HEATER', 'AC'],
} as const satisfies {
  readonly propulsionType: readonly Propulsion[];
  readonly transmission: readonly Transmission[];
  readonly seats: readonly number[];
  readonly doors: readonly number[];
  readonly letter: readonly AssetCard['category'][];
  readonly bodyType: readonly AssetCard['bodyType'][];
  readonly feature: readonly Feature[];
};

export type Propulsion = AssetCard['propulsionType'];
export type Transmission = AssetCard['transmission'];
export type Feature = AssetCard['features'][number];
export type Category = AssetCard['category'] | AssetCard['bodyType'];
