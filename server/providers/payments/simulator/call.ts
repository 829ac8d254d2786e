import type { SimulatorQueries } from './tables.ts';

/** One call of the simulated API: its parameters, who calls, and the transaction it runs in. */
export interface Call {
  readonly tx: SimulatorQueries;
  readonly params: Record<string, unknown>;
  readonly id: string;
  readonly now: Temporal.Instant;
  /** A publishable key stands in every page: with it one may only touch what one has the secret of. */
  readonly isPublishable: boolean;
  /** Where this simulator is reached, for the page of the bank. */
  readonly origin: string;
}
