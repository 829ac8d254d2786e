import { parse } from 'mrz';

/** What a machine-readable zone says, where its check digits agree. */
export interface ReadDocument {
  readonly isValid: boolean;
  readonly isLicence: boolean;
  readonly names: readonly string[];
  readonly birthdate: Temporal.PlainDate | null;
  readonly expiresOn: Temporal.PlainDate | null;
}

const unreadable: ReadDocument = {
  isValid: false,
  isLicence: false,
  names: [],
  birthdate: null,
  expiresOn: null,
};

/** Reads ICAO 9303 passports and cards, and the driving licences that carry such lines. */
export function readDocument(mrz: string, today: Temporal.PlainDate): ReadDocument {
  const lines = mrz
    .toUpperCase()
    .split('\n')
    .map((line) => line.replace(/\s/g, ''))
    .filter(Boolean);
  const read = parsed(lines);
  if (!read) return unreadable;
  const { fields } = read;
  // Two digits for a year: nobody is born in the future, nothing is valid for half a century.
  const birthdate = dateOf(fields.birthDate, (year) => year > today.year);
  const expiresOn = dateOf(fields.expirationDate, (year) => year > today.year + 50);
  return {
    isValid: read.valid,
    isLicence: read.format.endsWith('DRIVING_LICENSE'),
    names: [fields.firstName, fields.lastName].flatMap((name) => nameWords(name ?? '')),
    birthdate,
    expiresOn,
  };
}

function parsed(lines: readonly string[]) {
  try {
    return parse(lines);
  } catch {
    return null; // not as many lines, or not as long, as any document has
  }
}

function dateOf(
  digits: string | null | undefined,
  isTooLate: (year: number) => boolean,
): Temporal.PlainDate | null {
  const parts = /^(\d\d)(\d\d)(\d\d)$/.exec(digits ?? '');
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const full = isTooLate(2000 + year) ? 1900 + year : 2000 + year;
  try {
    return Temporal.PlainDate.from({ year: full, month, day }, { overflow: 'reject' });
  } catch {
    return null; // the 31st of a month that has none
  }
}

/** As documents write names: capitals without accents. */
export function nameWords(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
}
