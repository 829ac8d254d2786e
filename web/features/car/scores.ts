import type { ReviewList } from '../../../contract/reviews.ts';

type Review = ReviewList['reviews'][number];

export const scoreKinds = ['comfort', 'drive', 'accuracy', 'safety', 'value'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

interface Score {
  readonly kind: ScoreKind;
  readonly average: number;
}

/** What is rated apart from the whole; a kind that nobody rated is left out. */
export function scoresOf(reviews: readonly Review[]): Score[] {
  return scoreKinds.flatMap((kind) => {
    const given = reviews.map((review) => review[kind]).filter((stars) => stars !== null);
    if (given.length === 0) return [];
    return [{ kind, average: given.reduce((sum, stars) => sum + stars, 0) / given.length }];
  });
}
