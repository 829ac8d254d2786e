import type { Setting } from '../../../contract/operate/catalogue-settings.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { type Currency, moneyFromCents } from '../../../domain/money.ts';
import { centsIn } from '../../../domain/read-cents.ts';
import { invoiceSeries, settingBounds } from '../../../domain/setting-bounds.ts';
import type { Draft } from '../../form/meanwhile.ts';
import { wholeIn } from '../../form/read-fields.ts';

type Value = Setting['value'];

interface City {
  readonly id: string;
  readonly currency: Currency;
}

/** Where in the configuration a row reads and writes, and how its value is written down. */
interface RowOf<Kind extends string> {
  readonly key: Setting['key'];
  readonly kind: Kind;
  readonly field: string;
}
type Flag = RowOf<'flag'>;
type Figure = RowOf<'hours' | 'days' | 'amount'> & { readonly field: keyof typeof settingBounds };
type Details = RowOf<'bank' | 'seller'>;
export type SettingRow = Flag | Figure | Details;

export const settingGroups = {
  renters: {
    login: { key: 'login_config', kind: 'flag', field: 'loginEnabled' },
    signup: { key: 'signup_config', kind: 'flag', field: 'signupEnabled' },
    recovery: { key: 'password_recovery_config', kind: 'flag', field: 'passwordRecoveryEnabled' },
    payments: { key: 'payments_config', kind: 'flag', field: 'paymentsEnabled' },
    documents: {
      key: 'document_validation_config',
      kind: 'flag',
      field: 'documentValidationEnabled',
    },
    homeSearch: { key: 'search_config', kind: 'flag', field: 'homepageSearchEnabled' },
    reviews: { key: 'asset_page_config', kind: 'flag', field: 'reviewsEnabled' },
  },
  trips: {
    notice: { key: 'search_config', kind: 'hours', field: 'noticeHours' },
    duration: { key: 'search_config', kind: 'days', field: 'maximumDurationDays' },
    cancellation: { key: 'booking_cancellation_config', kind: 'hours', field: 'cancellationHours' },
    cancellationFee: {
      key: 'booking_cancellation_config',
      kind: 'amount',
      field: 'cancellationFee',
    },
    modification: { key: 'modifications_time_config', kind: 'hours', field: 'modificationHours' },
  },
  companies: {
    limit: { key: 'company_config', kind: 'amount', field: 'limitUnits' },
    bank: { key: 'company_config', kind: 'bank', field: 'bankAccounts' },
  },
  seller: {
    seller: { key: 'seller_config', kind: 'seller', field: 'sellers' },
  },
} as const satisfies Record<string, Record<string, SettingRow>>;

export type GroupId = keyof typeof settingGroups;
type RowsOf<Group> = Group extends unknown ? keyof Group : never;
export type RowId = RowsOf<(typeof settingGroups)[GroupId]>;

export const rowsOf = (group: GroupId) =>
  Object.entries(settingGroups[group]) as [RowId, SettingRow][];

export const settingRows = (Object.keys(settingGroups) as GroupId[]).flatMap(rowsOf);

export const sellerFields = ['name', 'address', 'taxNumber', 'series'] as const;

export const isSellerField = (name: string | undefined): name is (typeof sellerFields)[number] =>
  sellerFields.some((field) => field === name);

interface ChangedPart {
  /** The currency of a bank account; the city of a seller and the field. */
  readonly path: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

/** What became another inside a value that has parts: which account, which line of which seller. */
export function changedParts(before: unknown, after: unknown): ChangedPart[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((key) => ({
      path: key.split(' '),
      before: was.get(key) ?? null,
      after: is.get(key) ?? null,
    }))
    .filter((part) => part.before !== part.after);
}

/** No name on the way has a gap: they are currencies, cities and fields. */
function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (value === undefined || value === null) return new Map();
  if (typeof value !== 'object') return new Map([[path.trim(), String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, `${path} ${name}`)]),
  );
}

/** The part of a setting that a row is about, as it stands in the fields. */
export function draftOf({ kind, field }: SettingRow, value: Value, city: City): Draft {
  const part = value[field];
  if (kind === 'bank') return { [field]: textIn(part, city.currency) };
  if (kind === 'seller') {
    const seller = (part as Record<string, unknown> | undefined)?.[city.id];
    return Object.fromEntries(sellerFields.map((name) => [name, textIn(seller, name)]));
  }
  return { [field]: part === undefined ? '' : String(part) };
}

const textIn = (of: unknown, name: string): string =>
  String((of as Record<string, unknown> | undefined)?.[name] ?? '');

export type SettingProblem =
  | {
      readonly kind: 'number' | 'amount';
      readonly field: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'text'; readonly field: string }
  | { readonly kind: 'series'; readonly field: string };

/** The first field that cannot be meant as it stands. */
export function problemIn(row: SettingRow, draft: Draft): SettingProblem | null {
  switch (row.kind) {
    case 'flag':
    case 'bank':
      return null;
    case 'seller': {
      const empty = sellerFields.find((field) => draft[field]?.trim() === '');
      if (empty) return { kind: 'text', field: empty };
      return invoiceSeries.test(draft['series'] ?? '') ? null : { kind: 'series', field: 'series' };
    }
    default: {
      const { field } = row;
      const { least, most } = settingBounds[field];
      const isFee = field === 'cancellationFee';
      const typed = draft[field] ?? '';
      const number = isFee ? unitsIn(typed) : wholeIn(typed, least, most);
      const isWithin = number !== null && number >= least && number <= most;
      return isWithin ? null : { kind: isFee ? 'amount' : 'number', field, least, most };
    }
  }
}

/** As the API takes it; asked only where there is no problem. */
export function readDraft(row: SettingRow, draft: Draft, value: Value, city: City): Value {
  const { kind, field } = row;
  const typed = draft[field] ?? '';
  if (kind === 'flag') return { [field]: typed === 'true' };
  if (kind === 'bank') {
    const { [city.currency]: _, ...others } = value[field] as Record<string, string>;
    const account = typed.trim();
    return { [field]: account === '' ? others : { ...others, [city.currency]: account } };
  }
  if (kind === 'seller') {
    const seller = Object.fromEntries(sellerFields.map((name) => [name, draft[name]?.trim()]));
    return { [field]: { ...(value[field] as object), [city.id]: seller } };
  }
  return { [field]: unitsIn(typed) ?? 0 };
}

const unitsIn = (typed: string): number | null => {
  const cents = centsIn(typed);
  return cents === null ? null : cents / 100;
};

/** `0` as €0.00. */
export const amountOf = (units: number, { currency }: City): string =>
  formatMoney(moneyFromCents(Math.round(units * 100), currency));
