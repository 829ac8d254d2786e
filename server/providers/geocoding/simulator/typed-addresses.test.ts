import { describe, expect, it } from 'vitest';
import { searchedCities } from '../searched-cities.fixture.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';

const geocoder = createEmbeddedGeocoder();

/** What people type, often not to its end, and what they mean: it is the first or the second answer. */
const typed = {
  lisbon: [
    // in English, where the sign says it in Portuguese
    ['airport', 'Aeroporto Humberto Delgado'],
    ['airp', 'Aeroporto Humberto Delgado'],
    ['lisbon airp', 'Aeroporto Humberto Delgado'],
    ['airport terminal 1', 'Aeroporto de Lisboa, Terminal 1'],
    ['lisbonairport', 'Aeroporto Humberto Delgado'],
    ['train station oriente', 'Estação do Oriente'],
    ['oriente stat', 'Estação do Oriente'],
    ['santa apolonia station', 'Estação de Santa Apolónia'],
    ['rossio station', 'Estação do Rossio'],
    ['cais do sodre stati', 'Estação do Cais do Sodré'],
    ['bus station', 'Terminal Rodoviário de Sete Rios'],
    ['subway saldanha', 'Metro Saldanha'],
    ['santa maria hosp', 'Hospital de Santa Maria'],
    ['sao jose hospital', 'Hospital de São José'],
    ['belem tower', 'Torre de Belém'],
    ['jeronimos monast', 'Mosteiro dos Jerónimos'],
    ['castle', 'Castelo de São Jorge'],
    ['cathedral', 'Sé de Lisboa'],
    ['oceanarium', 'Oceanário de Lisboa'],
    ['tile museum', 'Museu Nacional do Azulejo'],
    ['coach museum', 'Museu Nacional dos Coches'],
    ['commerce square', 'Praça do Comércio'],
    ['benfica stadium', 'Estádio da Luz'],
    ['cruise terminal', 'Terminal de Cruzeiros de Lisboa'],
    // run together, or cut
    ['lxfactory', 'LX Factory'],
    ['lxfac', 'LX Factory'],
    ['timeout market', 'Time Out Market'],
    ['bairroalto', 'Bairro Alto'],
    ['caisdosodre', 'Cais do Sodré'],
    ['ruaaugusta 110', 'Rua Augusta 110'],
    ['av liberd', 'Avenida da Liberdade'],
    ['praca do com', 'Praça do Comércio'],
    ['marques pom', 'Praça do Marquês de Pombal'],
    ['parque das nac', 'Parque das Nações'],
  ],
  'new-york': [
    ['jfk', 'John F. Kennedy International Airport'],
    ['kennedy airp', 'John F. Kennedy International Airport'],
    ['airp', 'John F. Kennedy International Airport'],
    ['jfkairport', 'John F. Kennedy International Airport'],
    ['jfk terminal 4', 'JFK Airport Terminal 4'],
    ['laguardia', 'LaGuardia Airport'],
    ['la guardia airp', 'LaGuardia Airport'],
    ['lga', 'LaGuardia Airport'],
    ['penn stat', 'Pennsylvania Station'],
    ['pennstation', 'Pennsylvania Station'],
    ['train station', 'Grand Central Terminal'],
    ['grand centr', 'Grand Central Terminal'],
    ['grandcentral', 'Grand Central Terminal'],
    ['bus terminal', 'Port Authority Bus Terminal'],
    ['hospital mount sinai', 'Mount Sinai Hospital'],
    ['bellevue hosp', 'Bellevue Hospital'],
    ['timessquare', 'Times Square'],
    ['times sq', 'Times Square'],
    ['empire state', 'Empire State Building'],
    ['centralpark', 'Central Park'],
    ['rockefeller centre', 'Rockefeller Center'],
    ['wtc', 'One World Trade Center'],
    ['met museum', 'Metropolitan Museum of Art'],
    ['moma', 'Museum of Modern Art'],
    ['chelsea hotel', 'Hotel Chelsea'],
    ['barclays cent', 'Barclays Center'],
    ['350 5th av', '350 5th Avenue'],
    ['350 fifth ave', '350 5th Avenue'],
    ['1 wall st', '1 Wall Street'],
    ['w 58th', 'West 58th Street'],
    ['bway', 'Broadway'],
    ['williamsburg', 'Williamsburg'],
  ],
} as const;

const all = (['lisbon', 'new-york'] as const).flatMap((id) =>
  typed[id].map(([text, name]) => ({ city: searchedCities[id], text, name })),
);

describe('an address as people type it', () => {
  it.each(all)('in $city.name, “$text” is $name', async ({ city, text, name }) => {
    const places = await geocoder.search({ city, text });
    expect(places.slice(0, 2).map((place) => place.name)).toContain(name);
  });
});

it('a kind of place alone means the best known of it', async () => {
  const places = await geocoder.search({ city: searchedCities.lisbon, text: 'station' });
  expect(places[0]?.name).toBe('Estação do Oriente');
});

it.each([
  ['lisbon', ['Aeroporto Humberto Delgado', 'Estação do Oriente']],
  ['new-york', ['John F. Kennedy International Airport', 'Grand Central Terminal']],
] as const)('before anything is typed, %s offers where most visitors arrive', async (id, known) => {
  const places = await geocoder.search({ city: searchedCities[id], text: '' });
  const kinds = places.map(({ kind }) => kind);
  expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining([...known]));
  expect(kinds, 'airports, then stations').toEqual(kinds.toSorted());
  expect(new Set(kinds)).toEqual(new Set(['airport', 'station']));
});
