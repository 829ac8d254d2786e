import type { Insertable } from 'kysely';
import { polygonOf } from '../../domain/polygon.ts';
import { type Box, box } from '../../domain/service-area.ts';
import type { Tables } from '../db/schema.ts';
import type { CityId } from './cities.ts';

export type SampleArea = { readonly id: string; readonly name: string; readonly box: Box };

/** Where cars are delivered and collected: boxes that overlap a little, so no street falls between. */
export const sampleAreas: Readonly<Record<CityId, readonly SampleArea[]>> = {
  lisbon: [
    area('lisbon-baixa', 'Baixa, Chiado and Alfama', box(38.704, -9.152, 38.724, -9.115)),
    area('lisbon-estrela', 'Estrela and Alcântara', box(38.697, -9.19, 38.724, -9.15)),
    area('lisbon-belem', 'Belém and Ajuda', box(38.6905, -9.23, 38.726, -9.185)),
    area('lisbon-avenidas', 'Avenidas Novas and Arroios', box(38.722, -9.175, 38.752, -9.125)),
    area('lisbon-benfica', 'Benfica and Campolide', box(38.722, -9.22, 38.762, -9.165)),
    area('lisbon-lumiar', 'Alvalade, Lumiar and Carnide', box(38.744, -9.205, 38.7965, -9.128)),
    area('lisbon-airport', 'Airport and Olivais', box(38.753, -9.15, 38.7965, -9.1)),
    area('lisbon-beato', 'Beato and Marvila', box(38.72, -9.132, 38.764, -9.0925)),
    area('lisbon-nacoes', 'Parque das Nações', box(38.752, -9.108, 38.797, -9.0875)),
  ],
  'new-york': [
    area('new-york-downtown', 'Lower Manhattan', box(40.7, -74.02, 40.735, -73.97)),
    area('new-york-midtown', 'Midtown', box(40.729, -74.013, 40.773, -73.957)),
    area('new-york-upper', 'Upper East and West Sides', box(40.764, -73.998, 40.802, -73.928)),
    area('new-york-harlem', 'Harlem and Washington Heights', box(40.79, -73.976, 40.88, -73.906)),
    area('new-york-brooklyn', 'Downtown Brooklyn', box(40.66, -74.021, 40.707, -73.93)),
    area('new-york-bay-ridge', 'Sunset Park and Bay Ridge', box(40.604, -74.043, 40.665, -73.965)),
    area('new-york-flatbush', 'Flatbush and Crown Heights', box(40.62, -73.985, 40.685, -73.9)),
    area('new-york-williamsburg', 'Williamsburg and Greenpoint', box(40.69, -73.972, 40.74, -73.9)),
    area('new-york-astoria', 'Long Island City and Astoria', box(40.732, -73.965, 40.792, -73.888)),
    area('new-york-laguardia', 'LaGuardia and Flushing', box(40.735, -73.9, 40.79, -73.8)),
    area('new-york-forest-hills', 'Elmhurst and Forest Hills', box(40.695, -73.91, 40.75, -73.82)),
    area('new-york-jamaica', 'Jamaica and Kew Gardens', box(40.665, -73.85, 40.73, -73.76)),
    area('new-york-jfk', 'Kennedy Airport and Howard Beach', box(40.625, -73.86, 40.675, -73.7505)),
  ],
  paris: [
    area('paris-right-bank', 'Paris, right bank', box(48.846, 2.245, 48.902, 2.416)),
    area('paris-left-bank', 'Paris, left bank', box(48.815, 2.262, 48.864, 2.4)),
  ],
};

function area(id: string, name: string, extent: Box): SampleArea {
  return { id, name, box: extent };
}

export function areaRows(): Insertable<Tables['areas']>[] {
  return Object.entries(sampleAreas).flatMap(([cityId, areas]) =>
    areas.map(({ id, name, box: extent }) => ({
      id,
      city_id: cityId,
      name,
      outline: JSON.stringify(polygonOf(extent)),
    })),
  );
}
