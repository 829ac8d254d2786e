/** Shown and charged as a price per day times the days. */
const byDay = ['car', 'insurance', 'extra', 'young-driver'] as const;
/** One amount, however long the trip. */
const once = ['promo', 'credit', 'change-fee'] as const;

/** Every kind of line that a price can have. How to add one: `docs/adding.md`. */
export const priceLineKinds = [...byDay, ...once] as const;

export type ByDayKind = (typeof byDay)[number];
export type OnceKind = (typeof once)[number];
export type PriceLineKind = ByDayKind | OnceKind;

export function isByDay(kind: PriceLineKind): kind is ByDayKind {
  return byDay.some((one) => one === kind);
}
