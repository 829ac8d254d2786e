import type { ReviewRequest } from '../../../../contract/reviews.ts';
import type { ScoreKind } from '../../car/scores.ts';

/** A review while it is written: nothing is rated at first. */
export type ReviewDraft = {
  readonly [Kind in ScoreKind | 'rating']: number | null;
} & { readonly description: string };

export const emptyReview: ReviewDraft = {
  rating: null,
  comfort: null,
  drive: null,
  accuracy: null,
  safety: null,
  value: null,
  description: '',
};

/** What is sent; nothing as long as the overall rating is missing. */
export function reviewOf({ rating, description, ...scores }: ReviewDraft): ReviewRequest | null {
  if (rating === null) return null;
  return { rating, ...scores, description: description.trim() };
}
