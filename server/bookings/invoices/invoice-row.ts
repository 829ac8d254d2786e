import type { Selectable } from 'kysely';
import type { Seller } from '../../../contract/configuration.ts';
import type { Wallet } from '../../../domain/card-brand.ts';
import type { InvoiceCause, TaxShare } from '../../../domain/invoices.ts';
import type { Money } from '../../../domain/money.ts';
import type { PriceLineKind } from '../../../domain/price-line.ts';
import type { Queries } from '../../db/connect.ts';
import type { Tables } from '../../db/schema.ts';

export type Invoice = Omit<Selectable<Tables['invoices']>, 'snapshot'> & {
  readonly snapshot: InvoiceSnapshot;
};

/** Everything that is printed, as it was on the day of issue. */
export interface InvoiceSnapshot {
  readonly cause: InvoiceCause;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly trip: {
    readonly reference: string;
    readonly car: string;
    readonly city: string;
    readonly timeZone: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly days: number;
  };
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly TaxShare[];
  readonly paid: readonly PaidPart[];
}

export interface Buyer {
  readonly name: string;
  readonly address: string;
  readonly taxNumber: string | null;
  readonly isCompany: boolean;
  /** Who drives, where a company pays. */
  readonly driver: string | null;
}

interface InvoiceLine {
  /** What it is for, when it is not a line of the price. */
  readonly kind: PriceLineKind | InvoiceCause;
  readonly label: string | null;
  /** Unknown on what was issued before lines were counted. */
  readonly quantity?: number;
  readonly amount: Money;
}

type PaidPart =
  | {
      readonly by: 'card';
      readonly amount: Money;
      readonly brand: string | null;
      readonly last4: string | null;
      /** Unknown on what was issued before wallets were told apart. */
      readonly wallet?: Wallet | null;
    }
  | { readonly by: 'credit' | 'account'; readonly amount: Money };

/** The documents of a booking in the order of their issue. */
export async function invoicesOf(db: Queries, bookingId: string): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ({ ...row, snapshot: row.snapshot as InvoiceSnapshot }));
}
