import type { DeskCompanySummary } from '../../../contract/operate/catalogue-companies.ts';
import { centsIn } from '../../../domain/read-cents.ts';

export type CompanyField = 'name' | 'address' | 'vat' | 'billingEmail' | 'creditLimit';

/** A company as it stands in its fields. */
export type CompanyDraft = Readonly<Record<CompanyField, string>>;

export const newCompanyDraft: CompanyDraft = {
  name: '',
  address: '',
  vat: '',
  billingEmail: '',
  creditLimit: '',
};

type Values = Readonly<Partial<DeskCompanySummary>>;

/** Those fields that are there. */
export function partOfDraft({ name, address, vat, ...more }: Values): Partial<CompanyDraft> {
  const { billingEmail, creditLimitCents } = more;
  return {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(vat !== undefined && { vat }),
    ...(billingEmail !== undefined && { billingEmail: billingEmail ?? '' }),
    ...(creditLimitCents !== undefined && {
      creditLimit: creditLimitCents === null ? '' : (creditLimitCents / 100).toFixed(2),
    }),
  };
}

export const draftOf = (company: DeskCompanySummary): CompanyDraft => ({
  ...newCompanyDraft,
  ...partOfDraft(company),
});

export interface CompanyProblem {
  readonly field: CompanyField;
  readonly kind: 'text' | 'email' | 'limit';
}

/** The first field that cannot be meant as it stands. */
export function problemIn(draft: CompanyDraft): CompanyProblem | null {
  for (const field of ['name', 'address', 'vat'] as const) {
    if (draft[field].trim() === '') return { field, kind: 'text' };
  }
  const email = draft.billingEmail.trim();
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    return { field: 'billingEmail', kind: 'email' };
  }
  const limit = draft.creditLimit.trim();
  const isLimit = limit === '' || (centsIn(limit) ?? Infinity) <= 1_000_000_000;
  return isLimit ? null : { field: 'creditLimit', kind: 'limit' };
}

/** As the API takes it; asked only where there is no problem. */
export function readDraft(draft: CompanyDraft) {
  const limit = draft.creditLimit.trim();
  return {
    name: draft.name.trim(),
    address: draft.address.trim(),
    vat: draft.vat.trim(),
    billingEmail: draft.billingEmail.trim() || null,
    creditLimitCents: limit === '' ? null : centsIn(limit),
  };
}

/** What of it becomes another by these fields. */
export function changedValues(fields: readonly CompanyField[], draft: CompanyDraft) {
  const { creditLimitCents, ...written } = readDraft(draft);
  const named = fields.filter((field) => field !== 'creditLimit');
  return {
    ...Object.fromEntries(named.map((field) => [field, written[field]])),
    ...(fields.includes('creditLimit') && { creditLimitCents }),
  };
}
