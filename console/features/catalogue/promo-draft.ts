import type { DeskPromoCode } from '../../../contract/operate/catalogue-promo-codes.ts';
import { moneyText } from '../../../domain/format-money.ts';
import { type Currency, moneyFromCents } from '../../../domain/money.ts';
import { centsIn } from '../../../domain/read-cents.ts';
import { wholeIn } from '../../form/read-fields.ts';

export type PromoField =
  | 'code'
  | 'label'
  | 'kind'
  | 'value'
  | 'from'
  | 'until'
  | 'isPublic'
  | 'everywhere';

/** A promo code as it stands in its fields; days are those of the city. */
export type PromoDraft = Readonly<Record<PromoField, string>>;

export const newPromoDraft: PromoDraft = {
  code: '',
  label: '',
  kind: 'percent',
  value: '',
  from: '',
  until: '',
  isPublic: 'false',
  everywhere: 'false',
};

type Values = Readonly<Partial<DeskPromoCode>>;

/** Those fields that are there. */
export function partOfDraft(values: Values, timeZone: string): Partial<PromoDraft> {
  const { code, label, discount, validFrom, validUntil, isPublic } = values;
  return {
    ...(code !== undefined && { code }),
    ...(label !== undefined && { label }),
    ...(discount && {
      kind: discount.kind,
      value: discount.kind === 'percent' ? String(discount.percentage) : moneyText(discount.amount),
    }),
    ...(validFrom && { from: dayOf(validFrom, timeZone, 0) }),
    // It ends with the first moment of the day after its last.
    ...(validUntil && { until: dayOf(validUntil, timeZone, 1) }),
    ...(isPublic !== undefined && { isPublic: String(isPublic) }),
    ...('cityId' in values && { everywhere: String(values.cityId === null) }),
  };
}

export const draftOf = (promo: DeskPromoCode, timeZone: string): PromoDraft => ({
  ...newPromoDraft,
  ...partOfDraft(promo, timeZone),
});

export interface PromoProblem {
  readonly field: PromoField;
  readonly kind: 'code' | 'label' | 'percent' | 'amount' | 'from' | 'until';
}

/** The first field that cannot be meant as it stands. */
export function problemIn({
  code,
  label,
  kind,
  value,
  from,
  until,
}: PromoDraft): PromoProblem | null {
  if (!/^[a-z0-9]{3,20}$/i.test(code.trim())) return { field: 'code', kind: 'code' };
  if (label.trim() === '') return { field: 'label', kind: 'label' };
  if (kind === 'percent' && wholeIn(value, 1, 100) === null) return { field: 'value', kind };
  const cents = centsIn(value) ?? 0;
  const isAmount = cents > 0 && cents <= 1_000_000;
  if (kind === 'amount' && !isAmount) return { field: 'value', kind };
  if (from === '') return { field: 'from', kind: 'from' };
  return until === '' || until < from ? { field: 'until', kind: 'until' } : null;
}

/** As the API takes it; asked only where there is no problem. */
export function readDraft(draft: PromoDraft, currency: Currency, timeZone: string) {
  const discount: DeskPromoCode['discount'] =
    draft.kind === 'percent'
      ? { kind: 'percent', percentage: Number(draft.value) }
      : { kind: 'amount', amount: moneyFromCents(centsIn(draft.value) ?? 0, currency) };
  return {
    code: draft.code.trim().toUpperCase(),
    label: draft.label.trim(),
    discount,
    validFrom: startOf(draft.from, timeZone, 0),
    validUntil: startOf(draft.until, timeZone, 1),
    isPublic: draft.isPublic === 'true',
  };
}

/** What of it becomes another by these fields. */
export const changedValues = (
  fields: readonly PromoField[],
  written: ReturnType<typeof readDraft>,
) => ({
  ...(fields.includes('label') && { label: written.label }),
  ...((fields.includes('kind') || fields.includes('value')) && { discount: written.discount }),
  ...(fields.includes('from') && { validFrom: written.validFrom }),
  ...(fields.includes('until') && { validUntil: written.validUntil }),
  ...(fields.includes('isPublic') && { isPublic: written.isPublic }),
});

const dayOf = (at: string, timeZone: string, secondsBefore: number) =>
  Temporal.Instant.from(at)
    .subtract({ seconds: secondsBefore })
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

const startOf = (day: string, timeZone: string, daysLater: number) =>
  Temporal.PlainDate.from(day)
    .add({ days: daysLater })
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString();
