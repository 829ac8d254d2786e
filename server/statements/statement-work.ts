import type { Deps } from '../deps.ts';

/** What making and paying statements stands on; it never sees a request of the API. */
export type StatementWork = Pick<
  Deps,
  'siteUrl' | 'database' | 'clock' | 'settings' | 'jobs' | 'paymentProvider' | 'log'
>;

/** A dispute is told to whoever runs the business. */
export type DisputeWork = StatementWork & Pick<Deps, 'config'>;
