import type { Deps } from '../../deps.ts';

/** What the work on bookings stands on; it never sees a request of the API. */
export type BookingWork = Pick<
  Deps,
  'siteUrl' | 'config' | 'database' | 'clock' | 'settings' | 'jobs' | 'paymentProvider' | 'log'
>;

/** Enough to write something down that somebody is emailed about. */
export type NoticeWork = Pick<BookingWork, 'siteUrl' | 'clock' | 'jobs'>;
