import { handoverPolicy } from '../policy-constants.ts';

/** From when a driver whom nobody meets may leave, from the time the renter was promised. */
export const leaveAt = (promisedAt: Temporal.Instant): Temporal.Instant =>
  promisedAt.add({ minutes: handoverPolicy.waitMinutes });
