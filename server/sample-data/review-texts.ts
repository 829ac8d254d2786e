import type { SampleCar } from './cars.ts';
import type { LiveCityId } from './cities.ts';

/*
 * Written for the sample fleet; nobody said them. A text is a beginning, a place and an end, counted through
 * with lengths that have no common divisor: the first 560 of a city and rating all differ. A number whose end
 * does not fit the car is left out.
 */

const beginnings = [
  'We drove it to',
  'I took it for a weekend in',
  'We had it for a few days in',
  'I booked it for a day trip to',
  'We took it out to',
] as const;

const places: Readonly<Record<LiveCityId, readonly string[]>> = {
  lisbon: [
    ...['Sintra', 'Cascais', 'Ericeira', 'Óbidos', 'Setúbal', 'Évora', 'Nazaré', 'Comporta'],
    ...['Peniche', 'Arrábida', 'Sesimbra', 'Tomar', 'Mafra', 'Coimbra', 'Lagos', 'Tavira'],
  ],
  'new-york': [
    ...['Montauk', 'Beacon', 'Cold Spring', 'Woodstock', 'Princeton', 'Philadelphia', 'Newport'],
    ...['New Haven', 'Hudson', 'Mystic', 'Boston', 'Saratoga Springs', 'Cape May', 'Albany'],
    ...['the Catskills', 'the Poconos'],
  ],
};

type Fits = (car: SampleCar) => boolean;
type End = string | readonly [text: string, fits: Fits];

const isElectric: Fits = ({ model }) => model.propulsion === 'ELECTRIC';
const isSmall: Fits = ({ model }) => model.category === 'A' || model.category === 'B';
const isRoomy: Fits = ({ model }) => model.seats > 4 && model.luggages > 2;
const hasBackSeats: Fits = ({ model }) => model.seats > 2;
const hasBluetooth: Fits = ({ row }) => row.features?.includes('BLUETOOTH') ?? false;
const hasAirConditioning: Fits = ({ row }) => row.features?.includes('AC') ?? false;

const ends = {
  5: [
    'and it was spotless from the first minute.',
    ['and everyone had room to spare.', isRoomy],
    'and the handover at our door couldn’t have been easier.',
    'and the driver explained every button without rushing us.',
    'and it was exactly the car in the booking.',
    'and handing it back at the hotel saved us half a morning.',
    'and there was nothing extra to pay at the end.',
    'and it was smooth, quiet and easy to park.',
    ['and there was space for all our bags.', isRoomy],
    ['and the child seat was already in place.', hasBackSeats],
    'and would book the same one again.',
    'and it arrived right when they said it would.',
    'and parking was the only thing left to think about.',
  ],
  4: [
    ['and loved it, though it’s a little slow uphill.', isSmall],
    'and it was comfortable, if a bit loud at speed.',
    ['and would again, though a second charging cable would be nice.', isElectric],
    'and it was clean and reliable, just smaller inside than it looks.',
    'and all went well, though it came ten minutes late.',
    ['and it was good value, even if the air conditioning takes a while.', hasAirConditioning],
    'and it was lovely to drive once the seat was right for someone tall.',
    'and it was as described, down to the one scratch on the sheet.',
    'and it was easy, apart from finding our entrance at the return.',
    'and the car was great, but the maps took a while to load.',
    'and it did everything we needed, with a little less legroom than hoped.',
  ],
  3: [
    'and it was fine, but it could have been cleaner.',
    'and it did the job, but it came twenty minutes late in the rain.',
    'and the seats felt hard after a few hours.',
    ['and the range was less than we’d planned for.', isElectric],
    ['and pairing a phone took several tries.', hasBluetooth],
    'and it was okay, with more wind noise than we’d like.',
    'and it got us there, but the inside has seen better days.',
    'and it was all right, but the handover felt rushed.',
    'and the car was good, but the return took longer than it should.',
  ],
  2: [
    'but it arrived forty minutes late and we missed lunch.',
    'but there was a smell of smoke when we got in.',
    'but a warning light came on twice and cost us an hour.',
    'but one of the doors kept sticking.',
    'but it hadn’t been cleaned properly.',
    ['but the phone connection kept dropping.', hasBluetooth],
    'but we waited half an hour at the return.',
  ],
} as const satisfies Readonly<Record<number, readonly End[]>>;

export type ReviewRating = keyof typeof ends;

/** From this number on the first whose text fits the car: each rating has ends that fit every car. */
export function fittingNumber(car: SampleCar, rating: ReviewRating, from: number): number {
  const [, fits] = endOf(rating, from);
  return fits(car) ? from : fittingNumber(car, rating, from + 1);
}

export function reviewText(city: LiveCityId, rating: ReviewRating, number: number): string {
  const [end] = endOf(rating, number);
  return [nth(beginnings, number), nth(places[city], number), end].join(' ');
}

function endOf(rating: ReviewRating, number: number): readonly [string, Fits] {
  const end: End = nth<End>(ends[rating], number);
  return typeof end === 'string' ? [end, () => true] : end;
}

function nth<T>(choices: readonly T[], number: number): T {
  return choices[number % choices.length] as T;
}

const firstNames = [
  ...['Alice', 'Bruno', 'Carla', 'David', 'Elena', 'Filipe', 'Grace', 'Hugo', 'Inês', 'James'],
  ...['Karen', 'Luis', 'Maria', 'Nadia', 'Oliver', 'Paula', 'Rachel', 'Sam', 'Teresa', 'Victor'],
] as const;
const initials = 'ABCDEFGHIJKLMNOPRST';

/** As a renter's own review is signed: a first name and an initial. 380 of them differ. */
export function reviewerName(number: number): string {
  return `${firstNames[number % firstNames.length]} ${initials[number % initials.length]}.`;
}
