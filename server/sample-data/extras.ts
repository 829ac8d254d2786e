import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { amount } from './amounts.ts';
import type { CityId } from './cities.ts';

/** Cars an extra cannot go into are told by what the car has. */
type ExtraNeeds = 'back-seats' | 'roof' | null;

export type SampleExtra = {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly price: number;
  /** False: the service fee is added when the price is shown and charged. */
  readonly hasFees: boolean;
  readonly needs: ExtraNeeds;
};

interface Wording extends Pick<SampleExtra, 'label' | 'description' | 'needs'> {
  /** In New York, where British words would not do. */
  readonly american?: Partial<Pick<SampleExtra, 'label' | 'description'>>;
}

const wordings = {
  'baby-seat': {
    label: 'Baby seat',
    description:
      'A rear-facing seat for babies up to about 15 months (13 kg, 29 lb). We’ll fit it before handover.',
    needs: 'back-seats',
  },
  'toddler-seat': {
    label: 'Toddler seat',
    description:
      'A forward-facing seat with its own harness for children of 9 to 18 kg (20 to 40 lb), about 1 to 4 years old.',
    needs: 'back-seats',
  },
  booster: {
    label: 'Booster seat',
    description:
      'Lifts children of 15 to 36 kg (33 to 80 lb) so the seat belt fits across the shoulder, not the neck.',
    needs: 'back-seats',
  },
  gps: {
    label: 'Satellite navigation',
    description: 'A sat nav with offline maps, a windscreen mount and a charging cable.',
    american: {
      label: 'GPS',
      description: 'A GPS unit with offline maps, a windshield mount and a charging cable.',
    },
    needs: null,
  },
  driver: {
    label: 'Additional driver',
    description:
      'Someone else may drive and is covered like you. We’ll invite them by email, and they’ll verify their documents before delivery.',
    needs: null,
  },
  wifi: {
    label: 'Wi-Fi hotspot',
    description:
      'A pocket router for up to 8 devices, in the car or at your hotel. 5 GB a day at full speed.',
    needs: null,
  },
  'roof-box': {
    label: 'Roof box',
    description:
      'A lockable 400-litre roof box for whatever won’t fit in the boot. Adds about 40 cm to the car’s height.',
    american: {
      description:
        'A lockable 14 cu ft rooftop box for whatever won’t fit in the trunk. Adds about 16 inches to the car’s height.',
    },
    needs: 'roof',
  },
  'ski-rack': {
    label: 'Ski and snowboard rack',
    description: 'Lockable roof holders for 4 pairs of skis or 2 snowboards.',
    needs: 'roof',
  },
  'surf-rack': {
    label: 'Surfboard rack',
    description: 'Soft roof pads and straps for up to 3 boards of any length.',
    needs: 'roof',
  },
  'bike-rack': {
    label: 'Bike rack',
    description: 'Lockable roof carriers for two bikes. Fits most frames.',
    needs: 'roof',
  },
  'snow-chains': {
    label: 'Snow chains',
    description: 'A pair of chains to fit the car’s tyres, with gloves and a how-to card.',
    american: {
      description: 'A pair of chains to fit the car’s tires, with gloves and a how-to card.',
    },
    needs: null,
  },
  'pet-kit': {
    label: 'Pet kit',
    description:
      'A washable cover for the back seat and boot, a harness that clips into the seat belt, and a water bowl.',
    american: {
      description:
        'A washable cover for the back seat and trunk, a harness that clips into the seat belt, and a water bowl.',
    },
    needs: 'back-seats',
  },
  'phone-holder': {
    label: 'Phone holder and charger',
    description: 'A vent-mounted phone holder and a fast charger with USB-C and Lightning cables.',
    needs: null,
  },
} as const satisfies Readonly<Record<string, Wording>>;

type ExtraKind = keyof typeof wordings;

const lisbon: readonly SampleExtra[] = [
  extra('lisbon', 'baby-seat', 5, true),
  extra('lisbon', 'toddler-seat', 5, true),
  extra('lisbon', 'booster', 3, true),
  extra('lisbon', 'driver', 5.5, false),
  extra('lisbon', 'gps', 4, false),
  {
    id: 'lisbon-toll-tag',
    label: 'Toll tag',
    description:
      'An electronic tag for motorways and bridges. Use the green lanes without stopping, and we’ll charge the tolls after your trip.',
    price: 1.9,
    hasFees: true,
    needs: null,
  },
  extra('lisbon', 'wifi', 5, false),
  extra('lisbon', 'surf-rack', 4.5, false),
  extra('lisbon', 'roof-box', 9, true),
  extra('lisbon', 'snow-chains', 3.5, false),
  extra('lisbon', 'pet-kit', 4, true),
  extra('lisbon', 'phone-holder', 1, true),
];

const newYork: readonly SampleExtra[] = [
  extra('new-york', 'baby-seat', 12, true),
  extra('new-york', 'toddler-seat', 12, true),
  extra('new-york', 'booster', 8, true),
  extra('new-york', 'driver', 11.5, false),
  extra('new-york', 'gps', 8, false),
  {
    id: 'new-york-toll-tag',
    label: 'Toll tag',
    description:
      'An electronic tag for bridges, tunnels and turnpikes in the Northeast. Without it, cameras bill the plate at the higher rate.',
    price: 3.95,
    hasFees: true,
    needs: null,
  },
  extra('new-york', 'wifi', 9.5, false),
  extra('new-york', 'ski-rack', 14, true),
  extra('new-york', 'roof-box', 16, true),
  extra('new-york', 'bike-rack', 12.5, false),
  extra('new-york', 'snow-chains', 6, false),
  extra('new-york', 'pet-kit', 8, true),
];

const paris: readonly SampleExtra[] = [
  extra('paris', 'baby-seat', 6, true),
  extra('paris', 'booster', 4, true),
  extra('paris', 'driver', 6.5, false),
  extra('paris', 'gps', 4.5, false),
];

export const sampleExtras: Readonly<Record<CityId, readonly SampleExtra[]>> = {
  lisbon,
  'new-york': newYork,
  paris,
};

function extra(city: CityId, kind: ExtraKind, price: number, hasFees: boolean): SampleExtra {
  const { label, description, american, needs }: Wording = wordings[kind];
  return {
    id: `${city}-${kind}`,
    label,
    description,
    ...(city === 'new-york' && american),
    needs,
    price,
    hasFees,
  };
}

export function extraRows(): Insertable<Tables['extras']>[] {
  return Object.entries(sampleExtras).flatMap(([cityId, extras]) =>
    extras.map(({ id, label, description, price, hasFees }, position) => ({
      id,
      city_id: cityId,
      label,
      description,
      price_per_day: amount(price),
      has_fees: hasFees,
      enabled: true,
      position,
      per_driver: id.endsWith('-driver'),
    })),
  );
}
