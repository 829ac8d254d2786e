/** What is queued, and what each piece of work needs to know. */
interface JobData {
  /** Carry out a request record. */
  readonly requests: { readonly requestId: string };
  /** Take a booking one step further, if a step is due. */
  readonly bookings: { readonly bookingId: string };
  /** Send a message that was written down. */
  readonly mail: { readonly mailId: string };
  /** Send a text that was written down. */
  readonly texts: { readonly textId: string };
  /** Act on the webhooks of providers. */
  readonly webhooks: { readonly eventId: string };
  /** Look for what has become due. */
  readonly sweep: Record<string, never>;
}

export type JobName = keyof JobData;
export type Job<N extends JobName> = JobData[N];

/**
 * A node that dies is noticed after `expireInSeconds`, well inside the 25 s a renter's page waits.
 * What waits for an outside party (mail) is tried for longer, ever more rarely.
 */
const soon = { expireInSeconds: 10, retryLimit: 4, retryDelay: 1, retryBackoff: true } as const;

export const queueSettings = {
  requests: { ...soon, retryDelayMax: 10, workersPerNode: 4 },
  bookings: { ...soon, retryDelayMax: 10, workersPerNode: 2 },
  mail: { ...soon, expireInSeconds: 30, retryLimit: 12, retryDelayMax: 600, workersPerNode: 1 },
  // A text that waits for minutes is better an email.
  texts: { ...soon, expireInSeconds: 30, retryLimit: 5, retryDelayMax: 30, workersPerNode: 1 },
  webhooks: { ...soon, retryLimit: 8, retryDelayMax: 60, workersPerNode: 2 },
  sweep: { ...soon, expireInSeconds: 60, retryDelayMax: 10, workersPerNode: 1 },
} as const satisfies Record<JobName, object>;

export const jobNames = Object.keys(queueSettings) as JobName[];
