import type { NewCity } from '../../../contract/operate/cities.ts';
import { checkBands, checkBounds, cityBounds, cityShapes } from '../../../domain/city-rules.ts';
import { type Currency, moneyFromCents } from '../../../domain/money.ts';
import { centsIn } from '../../../domain/read-cents.ts';
import { box } from '../../../domain/service-area.ts';
import { wholeIn } from '../../form/read-fields.ts';
import type { CityDraft, CityField, CityPart } from './city-draft.ts';

export type WrittenCity = Pick<NewCity, CityPart>;

interface CityProblem {
  readonly field: CityField;
  readonly kind:
    | Exclude<
        CityField,
        'countryCode' | 'timeZone' | 'currency' | 'handovers' | 'opensAtHour' | 'closesAtHour'
      >
    | 'hours'
    | 'bands_overlap'
    | 'bounds_reversed'
    | 'bounds_too_small'
    | 'bounds_too_large';
}

const edges = ['south', 'west', 'north', 'east'] as const;

/** The first field that cannot be meant as it stands; null where all can. */
export function problemIn(draft: CityDraft): CityProblem | null {
  const at = (field: CityProblem['kind'] & CityField): CityProblem => ({ field, kind: field });
  const name = draft.name.trim();
  if (!cityShapes.name.test(name) || name.length > cityBounds.nameLetters.most) return at('name');
  if (!cityShapes.code.test(draft.code.trim())) return at('code');
  for (const edge of edges) {
    const most = edge === 'south' || edge === 'north' ? 90 : 180;
    if (degreesIn(draft[edge], most) === null) return at(edge);
  }
  const bounds = checkBounds(boundsIn(draft));
  if (!bounds.ok) return { field: 'north', kind: bounds.code };
  if (taxIn(draft.tax) === null) return at('tax');
  const { turnaroundMinutes, depositUnits } = cityBounds;
  const { least, most } = turnaroundMinutes;
  if (wholeIn(draft.turnaroundMinutes, least, most) === null) return at('turnaroundMinutes');
  for (const card of ['creditCard', 'debitCard'] as const) {
    const cents = centsIn(draft[card]) ?? 0;
    if (cents < depositUnits.least * 100 || cents > depositUnits.most * 100) return at(card);
  }
  const bands = bandsIn(draft.youngDriverFees);
  const verdict = bands && checkBands(bands);
  if (!verdict || (!verdict.ok && verdict.code === 'band_reversed')) return at('youngDriverFees');
  if (!verdict.ok) return { field: 'youngDriverFees', kind: 'bands_overlap' };
  const [phone, email] = [draft.supportPhone.trim(), draft.supportEmail.trim()];
  if (phone && !cityShapes.supportPhone.test(phone)) return at('supportPhone');
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return at('supportEmail');
  if (Number(draft.opensAtHour) >= Number(draft.closesAtHour)) {
    return { field: 'closesAtHour', kind: 'hours' };
  }
  return null;
}

/** As the API takes it; asked only where there is no problem. */
export function readDraft(draft: CityDraft): WrittenCity {
  const currency = draft.currency as Currency;
  const money = (text: string) => moneyFromCents(centsIn(text) ?? 0, currency);
  return {
    name: draft.name.trim(),
    code: draft.code.trim(),
    countryCode: draft.countryCode,
    timeZone: draft.timeZone,
    currency,
    boundingBox: boundsIn(draft),
    taxBasisPoints: taxIn(draft.tax) ?? 0,
    turnaroundMinutes: Number(draft.turnaroundMinutes),
    handovers: draft.handovers === 'recorded' ? 'recorded' : 'by-clock',
    deposit: { creditCard: money(draft.creditCard), debitCard: money(draft.debitCard) },
    youngDriverFees: (bandsIn(draft.youngDriverFees) ?? []).map(({ cents, ...ages }) => ({
      ...ages,
      perDay: moneyFromCents(cents, currency),
    })),
    supportPhone: draft.supportPhone.trim() || null,
    supportEmail: draft.supportEmail.trim() || null,
    hours: { opensAtHour: Number(draft.opensAtHour), closesAtHour: Number(draft.closesAtHour) },
  };
}

function degreesIn(typed: string, most: number): number | null {
  const value = /^-?\d{1,3}(\.\d+)?(e-\d+)?$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return Math.abs(value) <= most ? value : null;
}

function boundsIn(draft: CityDraft) {
  const [south = 0, west = 0, north = 0, east = 0] = edges.map((edge) => Number(draft[edge]));
  return box(south, west, north, east);
}

/** A percentage as basis points. */
function taxIn(typed: string): number | null {
  const points = centsIn(typed);
  return points !== null && points <= cityBounds.taxBasisPoints.most ? points : null;
}

/** One band a line: "18-20: 45.00". */
function bandsIn(typed: string) {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const bands = lines.map((line) => {
    const [, from, to, fee = ''] = /^(\d{2})\s*[-–]\s*(\d{2})\s*:\s*(\S+)$/.exec(line.trim()) ?? [];
    return { fromAge: Number(from), toAge: Number(to), cents: centsIn(fee) ?? 0 };
  });
  const { bandAge, bandUnits } = cityBounds;
  const isReadable = bands.every(
    ({ fromAge, toAge, cents }) =>
      fromAge >= bandAge.least &&
      toAge <= bandAge.most &&
      cents > 0 &&
      cents <= bandUnits.most * 100,
  );
  return isReadable && bands.length <= cityBounds.bands.most ? bands : null;
}
