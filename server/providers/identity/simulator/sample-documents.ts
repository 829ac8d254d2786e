import { nameWords } from './read-document.ts';

/** Made for trying: issued by nobody ("XXX"), with check digits that are right. */
export interface SampleDocument {
  readonly id: 'good' | 'expired' | 'young' | 'renamed';
  readonly passport: string;
  readonly idCard: string;
  readonly licence: string;
}

const ISSUER = 'XXX';
const weights = [7, 3, 1];

/** ICAO 9303: digits count as themselves, A is 10, a filler is nothing. */
function checkDigit(text: string): string {
  const total = [...text].reduce((sum, letter, index) => {
    const value = letter === '<' ? 0 : Number.parseInt(letter, 36);
    return sum + value * (weights[index % 3] ?? 0);
  }, 0);
  return String(total % 10);
}

const padded = (text: string, length: number) => text.slice(0, length).padEnd(length, '<');
const withCheck = (text: string) => text + checkDigit(text);
const sixDigits = (day: Temporal.PlainDate) => day.toString().replaceAll('-', '').slice(2);

interface Person {
  readonly name: string;
  readonly birthdate: Temporal.PlainDate;
  readonly expiresOn: Temporal.PlainDate;
}

function namesOf(name: string) {
  const words = nameWords(name);
  const last = words.pop() ?? 'SAMPLE';
  return { last, zone: `${last}<<${words.join('<')}` };
}

function passport({ name, birthdate, expiresOn }: Person): string {
  const number = withCheck('SAMPLE001');
  const born = withCheck(sixDigits(birthdate));
  const expires = withCheck(sixDigits(expiresOn));
  const optional = withCheck('<'.repeat(14));
  const whole = checkDigit(number + born + expires + optional);
  return [
    `P<${ISSUER}${padded(namesOf(name).zone, 39)}`,
    `${number}${ISSUER}${born}<${expires}${optional}${whole}`,
  ].join('\n');
}

function idCard({ name, birthdate, expiresOn }: Person): string {
  const number = withCheck('SAMPLE002');
  const born = withCheck(sixDigits(birthdate));
  const expires = withCheck(sixDigits(expiresOn));
  const optional = '<'.repeat(15);
  const rest = '<'.repeat(11);
  const whole = checkDigit(number + optional + born + expires + rest);
  return [
    `I<${ISSUER}${number}${optional}`,
    `${born}<${expires}${ISSUER}${rest}${whole}`,
    padded(namesOf(name).zone, 30),
  ].join('\n');
}

function licence({ name, expiresOn }: Person): string {
  const start = withCheck(`D1${ISSUER}SAMPLE003`);
  return withCheck(`${start}${sixDigits(expiresOn)}${padded(namesOf(name).last, 8)}`);
}

/** One that passes and one for each way not to. */
export function sampleDocuments(name: string, today: Temporal.PlainDate): SampleDocument[] {
  const good: Person = {
    name,
    birthdate: Temporal.PlainDate.from('1990-04-12'),
    expiresOn: today.add({ years: 5 }),
  };
  const people: readonly (readonly [SampleDocument['id'], Person])[] = [
    ['good', good],
    ['expired', { ...good, expiresOn: today.subtract({ days: 1 }) }],
    ['young', { ...good, birthdate: today.subtract({ years: 17 }) }],
    ['renamed', { ...good, name: 'Other Person' }],
  ];
  return people.map(([id, person]) => ({
    id,
    passport: passport(person),
    idCard: idCard(person),
    licence: licence(person),
  }));
}
