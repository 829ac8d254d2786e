import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { CityId } from '../providers/geocoding/port.ts';
import { amount } from './amounts.ts';

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

type Wording = Pick<SampleExtra, 'label' | 'description' | 'needs'>;

const wordings = {
  'baby-seat': {
    label: 'Baby seat',
    description:
      'Rear-facing seat for babies from birth to about 15 months (up to 13 kg, 29 lb), fitted before the car is handed over.',
    needs: 'back-seats',
  },
  'toddler-seat': {
    label: 'Toddler seat',
    description:
      'Forward-facing seat with its own harness for children of 9 to 18 kg (20 to 40 lb), about 1 to 4 years.',
    needs: 'back-seats',
  },
  booster: {
    label: 'Booster seat',
    description:
      'Raises children of 15 to 36 kg (33 to 80 lb) so that the car’s own belt fits across the shoulder, not the neck.',
    needs: 'back-seats',
  },
  gps: {
    label: 'Satellite navigation',
    description:
      'A navigation unit with offline maps of the country, a windscreen mount and a charging cable.',
    needs: null,
  },
  driver: {
    label: 'Additional driver',
    description:
      'A second person may drive and is covered like you. They meet the same age rule and show their licence at handover.',
    needs: null,
  },
  wifi: {
    label: 'Wi-Fi hotspot',
    description:
      'A pocket router for up to eight devices that works in the car and at your hotel, with 5 GB per day at full speed.',
    needs: null,
  },
  'roof-box': {
    label: 'Roof box',
    description:
      'A lockable 400-litre box on roof bars, for what does not fit in the boot. Adds about 40 cm to the height of the car.',
    needs: 'roof',
  },
  'ski-rack': {
    label: 'Ski and snowboard rack',
    description: 'Lockable holders on the roof for four pairs of skis or two snowboards.',
    needs: 'roof',
  },
  'surf-rack': {
    label: 'Surfboard rack',
    description: 'Soft roof pads and straps for up to three boards of any length.',
    needs: 'roof',
  },
  'bike-rack': {
    label: 'Bike rack',
    description: 'Roof carriers for two bikes, locked to the car, for frames of every usual shape.',
    needs: 'roof',
  },
  'snow-chains': {
    label: 'Snow chains',
    description:
      'A pair of chains in the size of the tyres, with gloves and a card that shows how to fit them.',
    needs: null,
  },
  'pet-kit': {
    label: 'Pet kit',
    description:
      'A washable cover for the back seat and the boot, a harness that clips into the belt, and a water bowl.',
    needs: 'back-seats',
  },
  'phone-holder': {
    label: 'Phone holder and charger',
    description: 'A holder at the air vent and a fast charger with USB-C and Lightning cables.',
    needs: null,
  },
} as const satisfies Readonly<Record<string, Wording>>;

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
      'An electronic tag for motorways and bridges, so you use the green lanes without stopping. Tolls are charged after the trip.',
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
      'An electronic tag for bridges, tunnels and turnpikes of the north-east. Without it the cameras bill the plate at the higher rate.',
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

function extra(
  city: CityId,
  kind: keyof typeof wordings,
  price: number,
  hasFees: boolean,
): SampleExtra {
  return { id: `${city}-${kind}`, ...wordings[kind], price, hasFees };
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
    })),
  );
}
