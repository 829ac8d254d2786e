import { describe, expect, it } from 'vitest';
import { contains } from '../../../domain/service-area.ts';
import { countryName } from './address-format.ts';
import { type Geocoder, MOST_PLACES, type Place, type SearchedCity } from './port.ts';
import { searchedCities } from './searched-cities.fixture.ts';

const examples: readonly { city: SearchedCity; street: string; door: string; elsewhere: string }[] =
  [
    {
      city: searchedCities.lisbon,
      street: 'Avenida da Liberdade',
      door: 'Avenida da Liberdade 185',
      elsewhere: 'Lexington Avenue',
    },
    {
      city: searchedCities['new-york'],
      street: 'Lexington Avenue',
      door: '405 Lexington Avenue',
      elsewhere: 'Avenida da Liberdade',
    },
    {
      city: searchedCities.paris,
      street: 'Rue de Rivoli',
      door: '19 Rue de Rivoli',
      elsewhere: 'Lexington Avenue',
    },
  ];

/** What the rest of the product relies on, whoever answers. */
export function geocoderContract(name: string, create: () => Geocoder): void {
  describe(`${name} keeps the geocoder's contract`, () => {
    const geocoder = create();

    describe.each(examples)('in $city.name', ({ city, street, door, elsewhere }) => {
      const { bounds } = city;

      function expectWellFormed(place: Place): void {
        expect(place.placeName).toBe(`${place.name}, ${place.detail}`);
        expect(place.placeName).toContain(countryName(city));
        expect(place.id).not.toBe('');
        expect(contains(bounds, place)).toBe(true);
      }

      it('finds a street', async () => {
        const places = await geocoder.search({ city, text: street });
        expect(places[0]?.name).toContain(street);
        places.forEach(expectWellFormed);
      });

      it('finds a door, and does not call it approximate', async () => {
        const [place] = await geocoder.search({ city, text: door });
        expect(place).toMatchObject({ kind: 'address', name: door, approximate: false });
      });

      it('finds what was typed so far [R-CALL-018]', async () => {
        const [place] = await geocoder.search({ city, text: street.slice(0, -3) });
        expect(place?.name).toContain(street);
      });

      it('answers nothing to fewer than three characters [R-ADDRESS-001]', async () => {
        expect(await geocoder.search({ city, text: ' ab ' })).toEqual([]);
      });

      it('gives no more than asked for, and never more than eight', async () => {
        expect(await geocoder.search({ city, text: street, limit: 1 })).toHaveLength(1);
        const many = await geocoder.search({ city, text: 'san', limit: 100 });
        expect(many.length).toBeLessThanOrEqual(MOST_PLACES);
      });

      it('stays in the city it was asked about [R-ADDRESS-005]', async () => {
        const places = await geocoder.search({ city, text: elsewhere });
        places.forEach(expectWellFormed);
      });

      it('gives every answer an id of its own', async () => {
        const places = await geocoder.search({ city, text: street.split(' ').at(-1) ?? '' });
        expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
      });

      it('names the address at a point', async () => {
        const [found] = await geocoder.search({ city, text: door });
        if (!found) throw new Error(`${door} was not found`);
        const { latitude, longitude } = found;
        const place = await geocoder.reverse({ city, latitude, longitude });
        if (!place) throw new Error(`nothing at ${door}`);
        expectWellFormed(place);
        expect(place.latitude).toBeCloseTo(latitude, 2);
        expect(place.longitude).toBeCloseTo(longitude, 2);
      });

      it('has nothing to say outside the city', async () => {
        const { latitude, longitude } = bounds.northEast;
        expect(await geocoder.reverse({ city, latitude: latitude + 0.01, longitude })).toBeNull();
      });
    });
  });
}
