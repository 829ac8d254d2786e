import type { Deps } from '../deps.ts';

/** What carrying out a request about a card needs. No provider is called inside a transaction. */
export type WalletWork = Pick<Deps, 'database' | 'clock' | 'paymentProvider' | 'jobs'>;
