import { money } from '../../domain/money.ts';
import { polygonOf } from '../../domain/polygon.ts';
import { box } from '../../domain/service-area.ts';
import type { TestApp } from './test-app.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
let made = 0;
/** Of its own, however many are made. */
const nextName = () => {
  made += 1;
  return [made / 676, made / 26, made].map((at) => letters[Math.floor(at) % 26]).join('');
};

/** A city as somebody writes it down, with an address and a code of its own. */
export function newCity() {
  const name = nextName();
  return {
    id: `porto-${name}`,
    name: `Porto ${name}`,
    code: name.toUpperCase(),
    countryCode: 'PT',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    boundingBox: {
      southWest: { latitude: 41.13, longitude: -8.7 },
      northEast: { latitude: 41.19, longitude: -8.55 },
    },
    taxBasisPoints: 2_300,
    turnaroundMinutes: 90,
    deposit: { creditCard: money(3_000_000, 'EUR'), debitCard: money(5_000_000, 'EUR') },
    hours: { opensAtHour: 8, closesAtHour: 20 },
  } as const;
}

/** Of Lisbon. */
export const newArea = {
  name: 'Baixa',
  outline: polygonOf(box(38.71, -9.145, 38.715, -9.135)),
};

/** Things of the cities, as the parameters of an operation's path. */
export function citiesThings(app: () => TestApp) {
  let version = 1;
  const addArea = async (id: string) => {
    const { api } = await app().operate('owner@handover.example');
    const { boundingBox } = await api.getDeskCity({ params: { id } });
    const body = { name: 'All of it', outline: polygonOf(boundingBox) };
    return api.addArea({ params: { id }, body });
  };
  return {
    async lisbon() {
      const { api } = await app().operate('owner@handover.example');
      version = (await api.getDeskCity({ params: { id: 'lisbon' } })).version;
      return { id: 'lisbon' };
    },
    /** The whole city is served. */
    area: async (cityId: string) => addArea(cityId),
    async lisbonArea() {
      const area = await addArea('lisbon');
      return { id: 'lisbon', areaId: area.id };
    },
    /** Of Lisbon as it is now; each is another one. */
    edit: () => ({ version, turnaroundMinutes: 120 + version }),
  };
}
