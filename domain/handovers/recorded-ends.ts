/** Both ends of a trip as drivers' phones have them. */
export interface RecordedEnds {
  readonly deliveredAt: Temporal.Instant | null;
  readonly collectedAt: Temporal.Instant | null;
  /** When the renter had not come, by what the driver documented. */
  readonly missedAt: Temporal.Instant | null;
}

export const nothingRecorded: RecordedEnds = {
  deliveredAt: null,
  collectedAt: null,
  missedAt: null,
};
