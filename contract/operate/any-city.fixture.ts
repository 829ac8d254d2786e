import fc from 'fast-check';
import { handoverModes } from '../../domain/handovers/mode.ts';
import { money } from '../../domain/money.ts';

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
const countries = ['PT', 'US', 'NP', 'AU', 'BR', 'JP', 'IS', 'ZA', 'GB', 'AE'];
const word = (least: number, most: number, letters: string) =>
  fc.string({ minLength: least, maxLength: most, unit: fc.constantFrom(...letters), size: 'max' });
const lower = 'abcdefghijklmnopqrstuvwxyz';

const bounds = fc
  .record({
    // Where people live: at a pole so many degrees are no hectare.
    south: fc.double({ min: -60, max: 78, noNaN: true }),
    west: fc.double({ min: -179.9, max: 176, noNaN: true }),
    high: fc.double({ min: 0.006, max: 2.9, noNaN: true }),
    wide: fc.double({ min: 0.006, max: 2.9, noNaN: true }),
  })
  .map(({ south, west, high, wide }) => ({
    // Nobody writes -0.
    southWest: { latitude: south + 0, longitude: west + 0 },
    northEast: { latitude: south + high, longitude: west + wide },
  }));

const bands = fc
  .uniqueArray(fc.integer({ min: 18, max: 97 }), { maxLength: 8 })
  .map((ages) => ages.toSorted((one, other) => one - other))
  .map((ages) =>
    ages.slice(0, -1).map((fromAge, at) => ({ fromAge, toAge: (ages[at + 1] ?? 98) - 1 })),
  );

/** A city as anybody might write it down, up to the ends of what the contract takes. */
export const anyCity = fc
  .record({
    id: word(3, 40, `${lower}-`).map((rest) => `z${rest}`),
    name: word(1, 59, `${lower} ÉñЖ京’-/.`).map((rest) => `Z${rest}`.trim()),
    code: word(3, 3, lower.toUpperCase()),
    countryCode: fc.constantFrom(...countries),
    timeZone: fc.constantFrom(...zones),
    currency: fc.constantFrom('EUR' as const, 'USD' as const),
    boundingBox: bounds,
    taxBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    turnaroundMinutes: fc.integer({ min: 0, max: 1_440 }),
    handovers: fc.constantFrom(...handoverModes),
    deposit: fc.tuple(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: 100, max: 10_000_000 }),
    ),
    bands,
    fee: fc.integer({ min: 1, max: 1_000_000 }),
    supportPhone: fc.constantFrom(null, '+351 200 555 142'),
    supportEmail: fc.constantFrom(null, 'help@example.org'),
    opensAtHour: fc.integer({ min: 0, max: 23 }),
    openHours: fc.integer({ min: 1, max: 24 }),
  })
  .map(({ deposit: [credit, debit], bands: ages, fee, opensAtHour, openHours, ...city }) => ({
    ...city,
    deposit: {
      creditCard: money(credit * 100, city.currency),
      debitCard: money(debit * 100, city.currency),
    },
    youngDriverFees: ages.map((band) => ({ ...band, perDay: money(fee * 100, city.currency) })),
    hours: { opensAtHour, closesAtHour: Math.min(24, opensAtHour + openHours) },
  }));
