import { searchPolicy } from '../domain/policy-constants.ts';

export type PageListEntry = number | 'gap';

const { paginationRangePages: range, paginationMarginPages: margin } = searchPolicy;

/**
 * The pages to offer: a range around the current one and a margin at each end. A gap stands for at
 * least two pages, because one page takes no more room than the dots would.
 */
export function pageList(current: number, pageCount: number): PageListEntry[] {
  const first = clamp(current - Math.floor(range / 2), 1, Math.max(1, pageCount - range + 1));
  const last = Math.min(pageCount, first + range - 1);
  const isShown = (page: number) =>
    (page >= first && page <= last) || page <= margin || page > pageCount - margin;

  const entries: PageListEntry[] = [];
  for (let page = 1; page <= pageCount; page += 1) {
    const fillsHoleOfOne = isShown(page - 1) && isShown(page + 1);
    if (isShown(page) || fillsHoleOfOne) entries.push(page);
    else if (entries.at(-1) !== 'gap') entries.push('gap');
  }
  return entries;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
