import type { DeskExtra } from '../../../contract/operate/catalogue-offers.ts';
import { moneyText } from '../../../domain/format-money.ts';
import { type Currency, moneyFromCents } from '../../../domain/money.ts';
import { centsIn } from '../../../domain/read-cents.ts';

const fields = ['label', 'description', 'pricePerDay', 'hasFees', 'onSale', 'perDriver'] as const;
export type ExtraField = (typeof fields)[number];

/** An extra as it stands in its fields. */
export type ExtraDraft = Readonly<Record<ExtraField, string>>;

export const newExtraDraft: ExtraDraft = {
  label: '',
  description: '',
  pricePerDay: '',
  hasFees: 'true',
  onSale: 'true',
  perDriver: 'false',
};

/** Those fields that are there. */
export function partOfDraft(values: Readonly<Record<string, unknown>>): Partial<ExtraDraft> {
  const known = fields.filter((field) => field in values);
  return Object.fromEntries(
    known.map((field) => [
      field,
      field === 'pricePerDay'
        ? moneyText(values[field] as DeskExtra['pricePerDay'])
        : String(values[field]),
    ]),
  );
}

export const draftOf = (extra: DeskExtra): ExtraDraft => ({
  ...newExtraDraft,
  ...partOfDraft(extra),
});

export interface ExtraProblem {
  readonly field: ExtraField;
  readonly kind: 'text' | 'price';
}

/** The first field that cannot be meant as it stands. */
export function problemIn(draft: ExtraDraft): ExtraProblem | null {
  for (const field of ['label', 'description'] as const) {
    if (draft[field].trim() === '') return { field, kind: 'text' };
  }
  return isPrice(draft.pricePerDay) ? null : { field: 'pricePerDay', kind: 'price' };
}

/** As much as the contract takes for a day. */
export const isPrice = (typed: string): boolean => (centsIn(typed) ?? Infinity) <= 1_000_000;

/** As the API takes it; asked only where there is no problem. */
export const readDraft = (draft: ExtraDraft, currency: Currency) => ({
  label: draft.label.trim(),
  description: draft.description.trim(),
  pricePerDay: moneyFromCents(centsIn(draft.pricePerDay) ?? 0, currency),
  hasFees: draft.hasFees === 'true',
  onSale: draft.onSale === 'true',
});
