/** The kinds of cabin. */
export const carBodies = ['city', 'hatch', 'sedan', 'estate', 'suv', 'cabrio', 'van'] as const;
export type CarBody = (typeof carBodies)[number];

export const carPaints = [
  'chalk',
  'silver',
  'slate',
  'ink',
  'sand',
  'ochre',
  'copper',
  'signal',
  'brick',
  'moss',
  'pine',
  'sky',
  'tile',
  'midnight',
] as const;
export type CarPaint = (typeof carPaints)[number];

export const seatCounts = [2, 4, 5, 6, 7] as const;
export type SeatCount = (typeof seatCounts)[number];

export const luggageCounts = [1, 2, 3, 4, 5] as const;
export type LuggageCount = (typeof luggageCounts)[number];

type Built = {
  readonly body: CarBody;
  readonly paints: readonly [CarPaint, ...CarPaint[]];
  readonly seats: readonly [SeatCount, ...SeatCount[]];
  readonly luggages: readonly [LuggageCount, ...LuggageCount[]];
};

function built(
  body: CarBody,
  paints: Built['paints'],
  seats: Built['seats'],
  luggages: Built['luggages'],
): Built {
  return { body, paints, seats, luggages };
}

/**
 * The cars that are drawn, each after the real one: its kind of cabin, its paints, its seats and the
 * suitcases that go in. What is sold with several engines or gearboxes is one design.
 */
export const carDesigns = {
  'smart-fortwo': built('city', ['chalk', 'signal', 'ink'], [2], [1]),
  'fiat-500': built('city', ['sky', 'chalk', 'copper'], [4], [1]),
  'kia-picanto': built('city', ['ochre', 'tile', 'silver'], [5], [1]),
  'hyundai-i10': built('city', ['signal', 'chalk'], [5], [1]),
  'toyota-aygo-x': built('city', ['sand', 'pine'], [4], [1]),
  'renault-twingo': built('city', ['ochre', 'sky'], [4], [1]),
  'volkswagen-up': built('city', ['chalk', 'tile'], [4], [1]),
  'dacia-spring': built('city', ['slate', 'copper'], [4], [2]),
  'mitsubishi-mirage': built('city', ['tile', 'silver', 'signal'], [5], [2]),
  'chevrolet-spark': built('city', ['signal', 'slate'], [4], [1]),
  'dacia-sandero': built('hatch', ['slate', 'sand'], [5], [2]),
  'opel-corsa': built('hatch', ['ochre', 'silver'], [5], [2]),
  'renault-clio': built('hatch', ['copper', 'tile', 'chalk'], [5], [2]),
  'seat-ibiza': built('hatch', ['signal', 'silver'], [5], [2]),
  'peugeot-208': built('hatch', ['ochre', 'tile', 'slate'], [5], [2]),
  'citroen-c3': built('hatch', ['sky', 'brick'], [5], [2]),
  'volkswagen-polo': built('hatch', ['tile', 'chalk'], [5], [2]),
  'toyota-yaris': built('hatch', ['brick', 'silver'], [5], [2]),
  'kia-rio': built('hatch', ['signal', 'slate'], [5], [2]),
  'mini-cooper': built('hatch', ['pine', 'signal', 'midnight'], [4], [1]),
  'seat-leon': built('hatch', ['silver', 'brick'], [5], [3]),
  'volkswagen-golf': built('hatch', ['slate', 'chalk', 'midnight'], [5], [2, 3]),
  'ford-focus': built('hatch', ['midnight', 'silver'], [5], [3]),
  'toyota-corolla-hb': built('hatch', ['signal', 'chalk'], [5], [2]),
  'mazda-3': built('hatch', ['brick', 'slate'], [5], [2]),
  'nissan-leaf': built('hatch', ['chalk', 'tile'], [5], [3]),
  'volkswagen-id3': built('hatch', ['sky', 'chalk'], [5], [3]),
  'chevrolet-bolt': built('hatch', ['ochre', 'silver'], [5], [2]),
  'toyota-prius': built('hatch', ['sky', 'brick'], [5], [3]),
  'kia-soul': built('hatch', ['moss', 'signal'], [5], [3]),
  'dacia-duster': built('suv', ['moss', 'sand'], [5], [3]),
  'peugeot-2008': built('suv', ['tile', 'ochre'], [5], [3]),
  'renault-captur': built('suv', ['copper', 'midnight'], [5], [2]),
  'hyundai-kona': built('suv', ['silver', 'pine'], [5], [2]),
  'chevrolet-trax': built('suv', ['slate', 'brick'], [5], [3]),
  'hyundai-venue': built('suv', ['tile', 'chalk'], [5], [2]),
  'nissan-kicks': built('suv', ['copper', 'silver'], [5], [3]),
  'subaru-crosstrek': built('suv', ['ochre', 'pine'], [5], [3]),
  'honda-hr-v': built('suv', ['tile', 'slate'], [5], [3]),
  'kia-niro': built('suv', ['pine', 'chalk'], [5], [3]),
  'peugeot-3008': built('suv', ['midnight', 'copper'], [5], [4]),
  'nissan-qashqai': built('suv', ['tile', 'silver'], [5], [3]),
  'toyota-rav4': built('suv', ['pine', 'chalk', 'slate'], [5], [4]),
  'honda-cr-v': built('suv', ['silver', 'midnight'], [5], [4]),
  'audi-q5': built('suv', ['slate', 'midnight'], [5], [3]),
  'volvo-xc60': built('suv', ['chalk', 'pine'], [5], [3]),
  'lexus-rx': built('suv', ['brick', 'slate'], [5], [4]),
  'peugeot-5008': built('suv', ['pine', 'silver'], [7], [2]),
  'hyundai-santa-fe': built('suv', ['sand', 'moss'], [6], [3]),
  'ford-explorer': built('suv', ['tile', 'silver'], [7], [3]),
  'volkswagen-atlas': built('suv', ['midnight', 'chalk'], [6], [3]),
  'toyota-highlander': built('suv', ['silver', 'moss'], [7], [3]),
  'kia-telluride': built('suv', ['moss', 'ink'], [7], [3]),
  'mazda-cx-90': built('suv', ['brick', 'slate'], [6], [3]),
  'volvo-xc90': built('suv', ['midnight', 'sand'], [6], [3]),
  'mercedes-gls': built('suv', ['ink', 'silver'], [7], [4]),
  'chevrolet-suburban': built('suv', ['ink', 'chalk'], [7], [5]),
  'cadillac-escalade': built('suv', ['ink', 'midnight'], [7], [4]),
  'kia-ev9': built('suv', ['sky', 'slate'], [6], [3]),
  'jeep-wrangler': built('suv', ['signal', 'moss'], [5], [3]),
  'tesla-model-y': built('suv', ['chalk', 'midnight'], [5], [4]),
  'ford-mach-e': built('suv', ['ochre', 'slate'], [5], [3]),
  'tesla-model-x': built('suv', ['midnight', 'chalk'], [6], [4]),
  'hyundai-ioniq-5': built('suv', ['silver', 'moss'], [5], [3]),
  'nissan-versa': built('sedan', ['silver', 'brick'], [5], [2]),
  'hyundai-accent': built('sedan', ['silver', 'tile'], [5], [2]),
  'hyundai-elantra': built('sedan', ['tile', 'slate'], [5], [2]),
  'toyota-corolla': built('sedan', ['silver', 'signal', 'chalk'], [5], [2]),
  'volkswagen-jetta': built('sedan', ['slate', 'midnight'], [5], [2]),
  'honda-civic': built('sedan', ['tile', 'chalk', 'slate'], [5], [3]),
  'honda-accord': built('sedan', ['ink', 'silver'], [5], [3]),
  'toyota-camry': built('sedan', ['brick', 'silver'], [5], [3]),
  'mercedes-c-class': built('sedan', ['ink', 'silver'], [5], [2, 3]),
  'bmw-3': built('sedan', ['midnight', 'slate'], [5], [3]),
  'bmw-i4': built('sedan', ['tile', 'ink'], [5], [3]),
  'porsche-taycan': built('sedan', ['midnight', 'chalk'], [4], [2]),
  'tesla-model-3': built('sedan', ['chalk', 'signal', 'slate'], [5], [3]),
  'skoda-octavia': built('estate', ['tile', 'silver'], [5], [4]),
  'toyota-corolla-ts': built('estate', ['brick', 'slate'], [5], [4]),
  'volkswagen-passat': built('estate', ['slate', 'silver'], [5], [5]),
  'bmw-3-touring': built('estate', ['midnight', 'chalk'], [5], [4]),
  'subaru-outback': built('estate', ['moss', 'tile'], [5], [4]),
  'volvo-v60-cc': built('estate', ['sand', 'slate'], [5], [4]),
  'dacia-jogger': built('estate', ['copper', 'slate'], [7], [2]),
  'mazda-mx-5': built('cabrio', ['signal', 'slate'], [2], [1]),
  'bmw-z4': built('cabrio', ['tile', 'silver'], [2], [1]),
  'porsche-boxster': built('cabrio', ['ochre', 'silver'], [2], [2]),
  'chevrolet-corvette': built('cabrio', ['signal', 'slate'], [2], [1]),
  'ford-mustang': built('cabrio', ['signal', 'midnight'], [4], [2]),
  'bmw-4-convertible': built('cabrio', ['chalk', 'midnight'], [4], [2]),
  'volkswagen-t-roc': built('cabrio', ['tile', 'chalk'], [4], [2]),
  'volkswagen-touran': built('van', ['silver', 'tile'], [7], [2]),
  'chrysler-pacifica': built('van', ['slate', 'brick'], [7], [5]),
  'toyota-sienna': built('van', ['silver', 'midnight'], [7], [5]),
  'ford-tourneo': built('van', ['sky', 'chalk'], [5], [4]),
  'volkswagen-multivan': built('van', ['sand', 'copper'], [7], [5]),
  'mercedes-v-class': built('van', ['ink', 'silver'], [6, 7], [5]),
} as const satisfies Readonly<Record<string, Built>>;

export type CarDesign = keyof typeof carDesigns;

export const carDesignNames = Object.keys(carDesigns) as readonly CarDesign[];

export const buildOf = (design: CarDesign): Built => carDesigns[design];
