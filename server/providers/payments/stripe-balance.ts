import type Stripe from 'stripe';
import type { Currency } from '../../../domain/money.ts';
import type { BalanceEntry } from './port.ts';

type Ask = <T>(call: (api: Stripe) => Promise<T>) => Promise<T>;

const PAGE = 100;

/** What moved our balance at Stripe in `[from, to)`, with its fees; newest first. */
export async function* listStripeBalance(
  from: Temporal.Instant,
  to: Temporal.Instant,
  ask: Ask,
): AsyncGenerator<BalanceEntry> {
  const unix = (at: Temporal.Instant) => Math.floor(at.epochMilliseconds / 1000);
  const created = { gte: unix(from), lt: unix(to) };
  for (let after: string | undefined; ; ) {
    const next = after ? { starting_after: after } : {};
    const page = await ask((api) =>
      api.balanceTransactions.list({ created, limit: PAGE, ...next }),
    );
    for (const entry of page.data) {
      yield {
        ref: entry.id,
        kind: entry.type,
        cents: entry.amount,
        feeCents: entry.fee,
        currency: entry.currency.toUpperCase() as Currency,
        source: typeof entry.source === 'string' ? entry.source : (entry.source?.id ?? ''),
        at: Temporal.Instant.fromEpochMilliseconds(entry.created * 1000),
      };
    }
    after = page.data.at(-1)?.id;
    if (!page.has_more || !after) return;
  }
}
