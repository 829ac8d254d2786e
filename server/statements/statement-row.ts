import type { Selectable } from 'kysely';
import type { Seller } from '../../contract/configuration.ts';
import type { Tables } from '../db/schema.ts';

export type Statement = Omit<Selectable<Tables['statements']>, 'snapshot'> & {
  readonly snapshot: StatementSnapshot;
};

/** Beside its lines, everything that is printed, as it was on the day it was made. */
export interface StatementSnapshot {
  readonly company: { readonly name: string; readonly address: string; readonly vat: string };
  /** Whose invoices it lists. */
  readonly sellers: readonly Seller[];
  readonly bankAccount: string | null;
}

/** What a transfer is known by, unlike that of any other statement. */
export const referenceOf = ({ month, currency, snapshot }: Statement): string =>
  `ST ${month} ${currency} ${snapshot.company.vat}`;

export const asStatement = (row: Selectable<Tables['statements']>): Statement => ({
  ...row,
  snapshot: row.snapshot as StatementSnapshot,
});
