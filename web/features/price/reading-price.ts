import type { Quote } from '../../../contract/quotes.ts';
import type { Price, PriceState } from './price.ts';

type Money = Quote['total'];

/** The car alone, by the day. */
export function carPerDay({ lines }: Price): Money | undefined {
  return lines.find(({ kind }) => kind === 'car')?.unitAmount;
}

/** With nothing added, the price per day needs no word about what it is for. */
export function isBare({ lines }: Price): boolean {
  return lines.every(({ kind }) => kind === 'car');
}

/**
 * The figures belong to an earlier choice, or nobody vouches for them. What the page came with is
 * neither: it is only not yet complete, and has no deposit.
 */
export function isOutdated({ status, price }: PriceState): boolean {
  if (status === 'asking') return price?.deposit != null;
  return status !== 'known';
}
