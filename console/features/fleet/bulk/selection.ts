/** Cars that are chosen: some of them by their ids, or all that fit the filters but some. */
export interface Selection {
  readonly isAll: boolean;
  /** Those that are chosen, or those that are left out of all. */
  readonly ids: ReadonlySet<string>;
}

export const noCars: Selection = { isAll: false, ids: new Set() };
export const allCars: Selection = { isAll: true, ids: new Set() };

export const isChosen = ({ isAll, ids }: Selection, id: string) => isAll !== ids.has(id);

export const chosenOf = ({ isAll, ids }: Selection, total: number) =>
  isAll ? Math.max(0, total - ids.size) : ids.size;

/** The same with these cars in it, or without them. */
export function withCars(selection: Selection, ids: readonly string[], isIn: boolean): Selection {
  const next = new Set(selection.ids);
  for (const id of ids) {
    if (selection.isAll === isIn) next.delete(id);
    else next.add(id);
  }
  return { ...selection, ids: next };
}
