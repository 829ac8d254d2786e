import type { CarDesign } from '../../../contract/car-designs.ts';
import { ARCHETYPES } from './archetypes.ts';
import { bigCars } from './designs/big-cars.ts';
import { crossovers } from './designs/crossovers.ts';
import { hatchbacks } from './designs/hatchbacks.ts';
import { openCars } from './designs/open-cars.ts';
import { saloons } from './designs/saloons.ts';
import { smallCars } from './designs/small-cars.ts';
import { suvs } from './designs/suvs.ts';
import { vans } from './designs/vans.ts';
import { measuresOf } from './measures.ts';
import type { Profile } from './profile.ts';

/** What each car has of its own, beyond its measures. */
const OWN_LINES: Readonly<Record<CarDesign, Partial<Profile>>> = {
  ...smallCars,
  ...hatchbacks,
  ...crossovers,
  ...suvs,
  ...bigCars,
  ...saloons,
  ...openCars,
  ...vans,
};

export function designOf(design: CarDesign): Profile {
  return { ...ARCHETYPES[measuresOf(design).archetype], ...OWN_LINES[design] };
}
