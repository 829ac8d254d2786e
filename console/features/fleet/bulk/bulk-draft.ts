import type { FleetChange } from '../../../../contract/operate/fleet-edit.ts';
import { type CarValue, carValues } from '../../../../domain/car.ts';
import { percentIn } from '../../../../domain/fleet/bulk-edit.ts';
import type { CarCondition } from '../../../../domain/fleet/condition.ts';
import { type Currency, moneyFromCents } from '../../../../domain/money.ts';
import { centsIn } from '../../../../domain/read-cents.ts';
import { pointIn } from '../../../../domain/read-point.ts';

type Feature = CarValue<'features'>;
export type FeatureChange = 'keep' | 'add' | 'remove';

/** The form as it stands: what is kept says nothing about any car. */
export interface BulkDraft {
  readonly price: 'keep' | 'set' | 'percent' | 'amount';
  readonly priceValue: string;
  readonly category: 'keep' | CarValue<'category'>;
  readonly condition: 'keep' | CarCondition;
  readonly offered: 'keep' | 'show' | 'hide';
  readonly base: string;
  readonly features: Readonly<Partial<Record<Feature, FeatureChange>>>;
}

export const emptyDraft: BulkDraft = {
  price: 'keep',
  priceValue: '',
  category: 'keep',
  condition: 'keep',
  offered: 'keep',
  base: '',
  features: {},
};

type BulkDraftProblem =
  | { readonly field: 'priceValue'; readonly kind: 'set' | 'percent' | 'amount' }
  | { readonly field: 'base'; readonly kind: 'base' }
  | { readonly field?: never; readonly kind: 'nothing' };

type ReadDraft =
  | { readonly ok: true; readonly change: FleetChange }
  | { readonly ok: false; readonly problem: BulkDraftProblem };

/** The change that is meant, or the first field that cannot be meant as it stands. */
export function readBulkDraft(draft: BulkDraft, currency: Currency): ReadDraft {
  const price = draft.price === 'keep' ? undefined : priceIn(draft, draft.price, currency);
  if (price === null && draft.price !== 'keep') {
    return { ok: false, problem: { field: 'priceValue', kind: draft.price } };
  }
  const base = draft.base.trim() === '' ? undefined : pointIn(draft.base);
  if (base === null) return { ok: false, problem: { field: 'base', kind: 'base' } };
  const featuresTo = (change: FeatureChange) =>
    carValues.features.filter((feature) => draft.features[feature] === change);
  const features = { add: featuresTo('add'), remove: featuresTo('remove') };
  const change: FleetChange = {
    ...(price && { price }),
    ...(draft.category !== 'keep' && { category: draft.category }),
    ...(base && { base }),
    ...(features.add.length + features.remove.length > 0 && { features }),
    ...(draft.condition !== 'keep' && { condition: draft.condition }),
    ...(draft.offered !== 'keep' && { offered: draft.offered === 'show' }),
  };
  if (Object.keys(change).length === 0) return { ok: false, problem: { kind: 'nothing' } };
  return { ok: true, change };
}

const MOST_CHEAPER = -9_900;

function priceIn(
  { priceValue }: BulkDraft,
  kind: 'set' | 'percent' | 'amount',
  currency: Currency,
): NonNullable<FleetChange['price']> | null {
  if (kind === 'percent') {
    const hundredths = percentIn(priceValue);
    return hundredths === null || hundredths < MOST_CHEAPER ? null : { kind, hundredths };
  }
  if (kind === 'set') {
    const cents = centsIn(priceValue);
    return cents ? { kind, price: moneyFromCents(cents, currency) } : null;
  }
  const [, sign, amount = ''] = /^([-+−]?)(.*)$/.exec(priceValue.trim()) ?? [];
  const cents = centsIn(amount);
  if (cents === null) return null;
  const isMore = sign === '' || sign === '+';
  return { kind, by: moneyFromCents(isMore ? cents : 0 - cents, currency) };
}
