import type { DeskProtection } from '../../../contract/operate/catalogue-offers.ts';
import { moneyText } from '../../../domain/format-money.ts';
import { type Currency, moneyFromCents } from '../../../domain/money.ts';
import { centsIn } from '../../../domain/read-cents.ts';
import { isPrice } from './extra-draft.ts';

type Option = DeskProtection['options'][number];

const fields = ['title', 'description', 'pricePerDay', 'onSale', 'options'] as const;
export type ProtectionField = (typeof fields)[number];

/** Protection as it stands in its fields; its options are one field, written as a list. */
export type ProtectionDraft = Readonly<Record<ProtectionField, string>>;

/** An option as it stands in its fields; what it covers stands line by line. */
export interface OptionDraft {
  readonly id?: string;
  readonly title: string;
  readonly pricePerDay: string;
  readonly details: string;
  readonly includedCoverage: string;
  readonly includes: readonly string[];
  readonly selected: boolean;
}

export const newProtectionDraft: ProtectionDraft = {
  title: '',
  description: '',
  pricePerDay: '',
  onSale: 'true',
  options: '[]',
};

export const newOption = (isFirst: boolean): OptionDraft => ({
  title: '',
  pricePerDay: '',
  details: '',
  includedCoverage: '',
  includes: [],
  selected: isFirst,
});

export const optionsIn = ({ options }: Pick<ProtectionDraft, 'options'>) =>
  JSON.parse(options) as readonly OptionDraft[];
export const optionsText = (options: readonly OptionDraft[]): string => JSON.stringify(options);

const optionDraftOf = (option: Option): OptionDraft => ({
  id: option.id,
  title: option.title,
  pricePerDay: moneyText(option.pricePerDay),
  details: option.details,
  includedCoverage: option.includedCoverage.join('\n'),
  includes: option.includes,
  selected: option.selected,
});

/** Those fields that are there. */
export function partOfDraft(values: Readonly<Record<string, unknown>>): Partial<ProtectionDraft> {
  const known = fields.filter((field) => field in values);
  return Object.fromEntries(known.map((field) => [field, textOf(field, values[field])]));
}

function textOf(field: ProtectionField, value: unknown): string {
  if (field === 'pricePerDay') return moneyText(value as DeskProtection['pricePerDay']);
  if (field === 'options') return optionsText((value as Option[]).map(optionDraftOf));
  return String(value);
}

export const draftOf = (protection: DeskProtection): ProtectionDraft => ({
  ...newProtectionDraft,
  ...partOfDraft(protection),
});

export interface ProtectionProblem {
  /** `title`, or of an option `options.0.title`. */
  readonly field: string;
  readonly name: 'title' | 'description' | 'details' | 'pricePerDay' | 'options';
  readonly kind: 'text' | 'price' | 'onePicked';
}

/** The first field that cannot be meant as it stands. */
export function problemIn(draft: ProtectionDraft): ProtectionProblem | null {
  for (const name of ['title', 'description'] as const) {
    if (draft[name].trim() === '') return { field: name, name, kind: 'text' };
  }
  const options = optionsIn(draft);
  if (options.length === 0) {
    const name = 'pricePerDay';
    return isPrice(draft.pricePerDay) ? null : { field: name, name, kind: 'price' };
  }
  for (const [index, option] of options.entries()) {
    for (const name of ['title', 'details'] as const) {
      const field = `options.${index}.${name}`;
      if (option[name].trim() === '') return { field, name, kind: 'text' };
    }
    const field = `options.${index}.pricePerDay`;
    if (!isPrice(option.pricePerDay)) return { field, name: 'pricePerDay', kind: 'price' };
  }
  const isOnePicked = options.filter(({ selected }) => selected).length === 1;
  return isOnePicked ? null : { field: '', name: 'options', kind: 'onePicked' };
}

/** As the API takes it; asked only where there is no problem. */
export function readDraft(draft: ProtectionDraft, currency: Currency) {
  const priceOf = (typed: string) => moneyFromCents(centsIn(typed) ?? 0, currency);
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    pricePerDay: priceOf(draft.pricePerDay),
    onSale: draft.onSale === 'true',
    options: optionsIn(draft).map(({ id, ...option }) => ({
      ...(id ? { id } : {}),
      title: option.title.trim(),
      pricePerDay: priceOf(option.pricePerDay),
      details: option.details.trim(),
      includedCoverage: option.includedCoverage
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      includes: [...option.includes],
      selected: option.selected,
    })),
  };
}
