import { describe, expect, it } from 'vitest';
import type { CityId } from '../../../sample-data/cities.ts';
import { searchedCities } from '../searched-cities.fixture.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';

const geocoder = createEmbeddedGeocoder();

async function first(city: CityId, text: string): Promise<string | undefined> {
  const [place] = await geocoder.search({ city: searchedCities[city], text });
  return place?.name;
}

describe('Lisbon', () => {
  it.each([
    ['av liberdade', 'Avenida da Liberdade'],
    ['av. da liberdade', 'Avenida da Liberdade'],
    ['r. augusta', 'Rua Augusta'],
    ['r augusta', 'Rua Augusta'],
    ['pc comercio', 'Praça do Comércio'],
    ['pça da figueira', 'Praça da Figueira'],
    ['lg do carmo', 'Largo do Carmo'],
    ['lgo. trindade coelho', 'Largo Trindade Coelho'],
    ['tv queimada', 'Travessa da Queimada'],
    ['trav. da espera', 'Travessa da Espera'],
    ['calç. do combro', 'Calçada do Combro'],
    ['est benfica', 'Estrada de Benfica'],
    ['al. oceanos', 'Alameda dos Oceanos'],
    ['av d carlos i', 'Avenida Dom Carlos I'],
    ['av. eng. duarte pacheco', 'Avenida Engenheiro Duarte Pacheco'],
    ['av alm reis', 'Avenida Almirante Reis'],
    ['av mal gomes da costa', 'Avenida Marechal Gomes da Costa'],
    ['r s bento', 'Rua de São Bento'],
    ['r. sta justa', 'Rua de Santa Justa'],
    ['mir. sta catarina', 'Miradouro de Santa Catarina'],
    ['av cinco de outubro', 'Avenida 5 de Outubro'],
    ['rua 1º de dezembro', 'Rua Primeiro de Dezembro'],
    ['rua do ouro', 'Rua Áurea'],
    ['rossio', 'Praça Dom Pedro IV'],
    ['lisbon airport', 'Aeroporto Humberto Delgado'],
    ['aeroporto', 'Aeroporto Humberto Delgado'],
    ['oriente', 'Estação do Oriente'],
    ['torre de belem', 'Torre de Belém'],
    ['hotel mundial', 'Hotel Mundial'],
    ['bairro alto', 'Bairro Alto'],
    ['campo de ourique', 'Campo de Ourique'],
  ])('reads "%s" as %s', async (text, name) => {
    expect(await first('lisbon', text)).toBe(name);
  });

  it.each([
    ['rua agusta', 'Rua Augusta'],
    ['avenida da libedrade', 'Avenida da Liberdade'],
    ['rua do alecrin', 'Rua do Alecrim'],
    ['praca do principe rel', 'Praça do Príncipe Real'],
    ['mosteiro dos jeronimmos', 'Mosteiro dos Jerónimos'],
  ])('forgives the typo in "%s"', async (text, name) => {
    expect(await first('lisbon', text)).toBe(name);
  });

  it.each([
    ['r. augusta 110', 'Rua Augusta 110'],
    ['Rua Augusta, 110', 'Rua Augusta 110'],
    ['rua augusta n.º 110', 'Rua Augusta 110'],
    ['rua augusta nº110, 2º esq', 'Rua Augusta 110'],
    ['110 rua augusta', 'Rua Augusta 110'],
    ['rua augusta 110 lisboa', 'Rua Augusta 110'],
    ['rua augusta 110, 1100 lisboa, portugal', 'Rua Augusta 110'],
    ['rua augusta 110a', 'Rua Augusta 110A'],
    ['av 5 de outubro 6', 'Avenida 5 de Outubro 6'],
    ['av 24 de julho 50', 'Avenida 24 de Julho 50'],
  ])('finds the door in "%s"', async (text, name) => {
    const [place] = await geocoder.search({ city: searchedCities.lisbon, text });
    expect(place).toMatchObject({ name, kind: 'address', approximate: false });
  });

  it('writes a whole address the way Lisbon does', async () => {
    const [place] = await geocoder.search({ city: searchedCities.lisbon, text: 'rua augusta 110' });
    expect(place?.placeName).toBe('Rua Augusta 110, Baixa, 1100 Lisboa, Portugal');
  });
});

describe('New York', () => {
  it.each([
    ['w 42 st', 'West 42nd Street'],
    ['w 42nd', 'West 42nd Street'],
    ['e 86 str', 'East 86th Street'],
    ['5th ave', '5th Avenue'],
    ['fifth avenue', '5th Avenue'],
    ['5 av', '5th Avenue'],
    ['avenue of the americas', '6th Avenue'],
    ['lex ave', 'Lexington Avenue'],
    ['mad ave', 'Madison Avenue'],
    ['cpw', 'Central Park West'],
    ['st nicholas av', 'Saint Nicholas Avenue'],
    ['st marks pl', 'Saint Marks Place'],
    ['fulton st brooklyn', 'Fulton Street'],
    ['riverside dr', 'Riverside Drive'],
    ['lenox ave', 'Malcolm X Boulevard'],
    ['queens blvd', 'Queens Boulevard'],
    ['eastern pkwy', 'Eastern Parkway'],
    ['jfk', 'John F. Kennedy International Airport'],
    ['la guardia', 'LaGuardia Airport'],
    ['grand central', 'Grand Central Terminal'],
    ['penn station', 'Pennsylvania Station'],
    ['times sq', 'Times Square'],
    ['the plaza', 'The Plaza Hotel'],
    ['moma', 'Museum of Modern Art'],
    ['tribeca', 'Tribeca'],
  ])('reads "%s" as %s', async (text, name) => {
    expect(await first('new-york', text)).toBe(name);
  });

  it.each([
    ['lexinton', 'Lexington Avenue'],
    ['amsterdma ave', 'Amsterdam Avenue'],
    ['bradway', 'Broadway'],
    ['guggenhiem', 'Guggenheim Museum'],
  ])('forgives the typo in "%s"', async (text, name) => {
    expect(await first('new-york', text)).toBe(name);
  });

  it.each([
    ['345 West 58th Street', '345 West 58th Street'],
    ['345 w 58', '345 West 58th Street'],
    ['345 w 58 st apt 4b', '345 West 58th Street'],
    ['350 fifth ave', '350 5th Avenue'],
    ['broadway 1535', '1535 Broadway'],
    ['31-10 thomson ave', '31-10 Thomson Avenue'],
    ['178 broadway, brooklyn', '178 Broadway'],
  ])('finds the door in "%s"', async (text, name) => {
    const [place] = await geocoder.search({ city: searchedCities['new-york'], text });
    expect(place).toMatchObject({ name, kind: 'address', approximate: false });
  });

  it('writes a whole address, with the postcode where it is known', async () => {
    const [place] = await geocoder.search({ city: searchedCities['new-york'], text: '345 w 58' });
    expect(place?.placeName).toBe('345 West 58th Street, New York, New York 10019, United States');
  });

  it('finds an address again by what it wrote', async () => {
    const [place] = await geocoder.search({ city: searchedCities['new-york'], text: '345 w 58' });
    const [again] = await geocoder.search({
      city: searchedCities['new-york'],
      text: place?.placeName ?? '',
    });
    expect(again).toEqual(place);
  });

  it.each(['5th ave & 42nd st', '5th ave and w 42', '42nd st / 5th ave'])(
    'finds the corner in "%s"',
    async (text) => {
      const [place] = await geocoder.search({ city: searchedCities['new-york'], text });
      expect(place?.kind).toBe('intersection');
      expect(place?.latitude).toBeCloseTo(40.7535, 3);
      expect(place?.longitude).toBeCloseTo(-73.9809, 3);
    },
  );

  it('knows a borough from the others', async () => {
    const places = await geocoder.search({
      city: searchedCities['new-york'],
      text: '79 West End Avenue, Brooklyn',
    });
    expect(places.filter(({ detail }) => !detail.includes('Brooklyn'))).toEqual([]);
  });
});

describe('Paris', () => {
  it.each([
    ['bd st germain', 'Boulevard Saint-Germain'],
    ['av champs elysees', 'Avenue des Champs-Élysées'],
    ['champs elys', 'Avenue des Champs-Élysées'],
    ['r de rivoli', 'Rue de Rivoli'],
    ['rue du fbg st honoré', 'Rue du Faubourg Saint-Honoré'],
    ['pl vendome', 'Place Vendôme'],
    ['q de bercy', 'Quai de Bercy'],
    ['rue du 4 septembre', 'Rue du Quatre Septembre'],
    ['rue françois 1er', 'Rue François Ier'],
    ["av d'italie", "Avenue d'Italie"],
    ['rue de rivoly', 'Rue de Rivoli'],
    ['gare du nord', 'Gare du Nord'],
    ['tour eifel', 'Tour Eiffel'],
  ])('reads "%s" as %s', async (text, name) => {
    expect(await first('paris', text)).toBe(name);
  });

  it('finds the door in "12 bis rue de Rivoli"', async () => {
    const [place] = await geocoder.search({
      city: searchedCities.paris,
      text: '12 bis rue de Rivoli',
    });
    expect(place?.placeName).toBe('12 bis Rue de Rivoli, 75004 Paris, France');
  });
});

describe('What is not known', () => {
  it('offers the street for a number beyond its last, and says so', async () => {
    const [place] = await geocoder.search({
      city: searchedCities.lisbon,
      text: 'Rua Augusta 9999',
    });
    expect(place).toMatchObject({ name: 'Rua Augusta', kind: 'street', approximate: true });
  });

  it('offers the street where its numbers are not known', async () => {
    const [place] = await geocoder.search({
      city: searchedCities.lisbon,
      text: 'Rua Serpa Pinto 9',
    });
    expect(place).toMatchObject({ name: 'Rua Serpa Pinto', kind: 'street', approximate: true });
  });

  it('puts no door of one street on another that sounds like it', async () => {
    const places = await geocoder.search({ city: searchedCities.paris, text: '5 rue Massenet' });
    expect(places.filter(({ kind }) => kind === 'address')).toEqual([]);
  });

  it('offers the quarter when only the quarter is known', async () => {
    const [place] = await geocoder.search({
      city: searchedCities.lisbon,
      text: 'travessa do xyz, alfama',
    });
    expect(place).toMatchObject({ name: 'Alfama', kind: 'area', approximate: true });
  });

  it('finds nothing in nonsense', async () => {
    expect(await geocoder.search({ city: searchedCities.lisbon, text: 'qwxyz kjhgf' })).toEqual([]);
  });

  it('lists a thing once', async () => {
    for (const text of ['broadway', 'avenida', 'rossio', '86 st', 'saint']) {
      const places = await geocoder.search({ city: searchedCities['new-york'], text });
      expect(new Set(places.map(({ placeName }) => placeName)).size).toBe(places.length);
    }
  });
});
