import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleCities } from '../../server/sample-data/cities.ts';
import { sampleExtras } from '../../server/sample-data/extras.ts';
import { sampleInsurances } from '../../server/sample-data/insurances.ts';
import { sampleSet } from '../../server/sample-data/sample-rows.ts';

/** What `docs/voice.md` asks for, as far as a machine can tell. */

/** Texts of the specification that stay to the letter, whatever the guide says. */
const agreedTexts: ReadonlySet<string> = new Set([
  'Invalid e-mail',
  "There's already an associated account with the same email. Please, login with your email and password.",
  'Passwords do not match.',
  'The asset does not exist',
  'Delivery Coordinates or Query does not exist.',
  'Return Coordinates or Query does not exist.',
]);

const folder = new URL('../../i18n/en/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

const texts = new Map<string, string>();
for (const file of files) {
  for (const value of Object.values<unknown>(await import(new URL(file, folder).href)))
    for (const [key, text] of textsIn(file.replace('.ts', ''), value)) texts.set(key, text);
}

function textsIn(key: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(`${key}.${name}`, inner));
}

const own = [...texts].filter(([, text]) => !agreedTexts.has(text));
const found = (said: RegExp, among: readonly (readonly [string, string])[] = own) =>
  among
    .filter(([, text]) => said.test(text.replaceAll(/\{\{.*?\}\}/g, 'x')))
    .map(([key, text]) => `${key}: ${text}`);

test('nothing sounds translated', () => {
  const translated = [
    'did not arrive|at the moment|any more\\b|somebody|anybody|nobody|unwanted mail|under way|at once',
    'belongs to no|given back|give it back|goes? back to|apart from the total|switched off|identity document\\b',
    'write or call|write to us|signed (in|out)|sign in\\b|takes longer|inside the last|security deposit',
    'means of payment|the page of (the|this)|need not|on (its|their) way to',
  ];
  expect(found(new RegExp(translated.join('|'), 'i'))).toEqual([]);
});

test('it is email, quotes are curly, and dots follow the word', () => {
  expect(found(/e-mail/i)).toEqual([]);
  expect(found(/\w'\w|(^|\s)["']|["'](\s|$)/)).toEqual([]);
  expect(found(/\s…|\.\.\.|!(\s|$)/)).toEqual([]);
});

test('a card is named alike everywhere', () => {
  expect(found(/\bending (?!in )/)).toEqual([]);
});

// Terms and papers are exact; a "not" that must not be missed stays whole.
test('contractions are used, save in legal texts', () => {
  const spoken = own.filter(
    ([key]) => !/^(terms|server\/(evidence|invoice|statement))\./.test(key),
  );
  expect(
    found(
      /\b(cannot|do not|does not|did not|(?<!\b(as|where|everything) )(we have|we are|you are|we will|it is))\b/i,
      spoken,
    ),
  ).toEqual([]);
});

const british =
  /\b(boot|windscreen|tyres?|kerbs?|licen[c]e|petrol|refuelling|motorway|saloon|estate|cheques?|queue|postcode|kilometres|litres|favou?r|colour|recognised?|VAT|holiday|sat navs?|satellite navigation|flat batter(?:y|ies)|bonnet|fines|authorise|centres?|working days|punctures?|street and number)\b/i;
const american =
  /\b(trunk|windshield|tires?|curbs?|license|gas|refueling|highway|sedan|wagon|(?<=or )checks|zip code|favor|color|recognized?|vacation|sidewalk|gps|dead batter(?:y|ies)|miles|gallons|centers?|business days|street address)\b/i;

/** Chosen by the city's country in the code, fixed by the specification, or seen by developers alone. */
const byCountry =
  /^(fleet\.(propulsions|card)\.|car\.details\.limited|business\.fleet\.cars\.sedan|gallery\.)/;
const isAmericanKey = (key: string) => /_us(_one|_other)?$/.test(key);
const hasAmericanTwin = (key: string) =>
  texts.has(key.replace(/(?=_(one|other)$)|(?<!_(one|other))$/, '_us'));

test('what both cities read has no word of only one of them', () => {
  const shared = own.filter(
    ([key]) => !isAmericanKey(key) && !hasAmericanTwin(key) && !byCountry.test(key),
  );
  expect(found(british, shared)).toEqual([]);
  expect(found(american, shared)).toEqual([]);
});

test('each of a pair speaks its own English, and a second text says something else', () => {
  const americans = own.filter(([key]) => isAmericanKey(key));
  expect(found(british, americans)).toEqual([]);
  expect(
    found(
      american,
      own.filter(([key]) => hasAmericanTwin(key)),
    ),
  ).toEqual([]);
  const twin = (key: string) => texts.get(key.replace(/_us(?=$|_)/, ''));
  expect(americans.filter(([key, text]) => (twin(key) ?? text) === text)).toEqual([]);
});

test('extras, protection and reviews of the sample data speak the English of their city', () => {
  const hashes = { renter: '', new: '', business: '', admin: '' };
  const { cars = [], reviews = [] } = sampleSet(
    Temporal.Instant.from('2027-03-05T10:00:00Z'),
    hashes,
  ).rows;
  for (const { id, country } of Object.values(sampleCities)) {
    const ofCity = new Set(cars.filter((car) => car.city_id === id).map((car) => car.id));
    const said = [
      ...textsIn('extras', sampleExtras[id]),
      ...textsIn('protection', sampleInsurances[id]),
      ...reviews
        .filter(({ car_id }) => ofCity.has(car_id))
        .map(({ description }): [string, string] => ['review', description ?? '']),
    ].filter(([key]) => !/\.(id|key|includes\.\d+)$/.test(key));
    expect(found(country === 'US' ? british : american, said), id).toEqual([]);
  }
});
