/** The driver knows Date, the rules know Temporal; they meet here. */
export const toDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

export const toInstant = (date: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime());
