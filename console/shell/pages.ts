/** The pages there are, in the order of the bar, with the letter that follows G. */
export const pages = [
  { id: 'today', letter: 't', inBar: true },
  { id: 'fleet', letter: 'f', inBar: true },
  { id: 'staff', letter: 's', inBar: true },
  { id: 'account', letter: 'a', inBar: false },
] as const;

export type PageId = (typeof pages)[number]['id'];

/** Where a page is; all but your own account are about a city. */
export function pathOf(page: PageId, cityId: string): string {
  return page === 'account' ? '/account' : `/${cityId}/${page}`;
}
