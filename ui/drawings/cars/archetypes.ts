import * as hatches from './archetypes/hatches.ts';
import * as openCars from './archetypes/open-cars.ts';
import * as saloons from './archetypes/saloons.ts';
import * as suvs from './archetypes/suvs.ts';
import * as vans from './archetypes/vans.ts';

/** The kinds of body, each drawn once; a design is one of them with its own measures and lines. */
export const ARCHETYPES = { ...hatches, ...saloons, ...suvs, ...vans, ...openCars };
export type Archetype = keyof typeof ARCHETYPES;
