/** How handovers of a while went. Counts, so that several can be added up. */
export interface HandoverFigures {
  readonly deliveries: number;
  /** Of these, where the driver was at the door before the told window ended. */
  readonly onTime: number;
  readonly collections: number;
  /** Of these, where a driver waited longer than is free beyond the agreed time. */
  readonly lateReturns: number;
  /** Made in the same while, about whichever trip. */
  readonly claims: number;
}

/** In whole percent; null of nothing. */
export const percentOf = (part: number, of: number): number | null =>
  of === 0 ? null : Math.round((part * 100) / of);
