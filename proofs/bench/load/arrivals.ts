/** When each request is due, in milliseconds after the first: evenly spaced at a fixed rate. */
export const arrivals = (perSecond: number, seconds: number): number[] =>
  Array.from({ length: Math.round(perSecond * seconds) }, (_, index) => (index * 1000) / perSecond);
