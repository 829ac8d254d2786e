/** What of the chosen cover is sold: not what the chosen protection already contains. */
export function soldCover<Cover>(
  chosen: readonly Cover[],
  idOf: (cover: Cover) => string,
  includedIds: readonly string[],
): Cover[] {
  return chosen.filter((cover) => !includedIds.includes(idOf(cover)));
}

/** Where protection is chosen one option always stands: the one that was chosen, or the one we suggest. */
export const suggestedOption = <Option extends { readonly selected: boolean }>(
  options: readonly Option[],
): Option | null => options.find(({ selected }) => selected) ?? options[0] ?? null;
