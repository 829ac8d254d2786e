/** What of the chosen cover is sold: not what the chosen protection already contains. */
export function soldCover<Cover>(
  chosen: readonly Cover[],
  idOf: (cover: Cover) => string,
  includedIds: readonly string[],
): Cover[] {
  return chosen.filter((cover) => !includedIds.includes(idOf(cover)));
}
