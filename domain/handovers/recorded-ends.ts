/** Both ends of a trip as drivers' phones have them. */
export interface RecordedEnds {
  readonly deliveredAt: Temporal.Instant | null;
  readonly collectedAt: Temporal.Instant | null;
  /** When a driver gave up at the door: the renter did not come. */
  readonly nobodyThereAt: Temporal.Instant | null;
}

export const nothingRecorded: RecordedEnds = {
  deliveredAt: null,
  collectedAt: null,
  nobodyThereAt: null,
};
