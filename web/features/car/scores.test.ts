import { expect, test } from 'vitest';
import type { ReviewList } from '../../../contract/reviews.ts';
import { scoresOf } from './scores.ts';

type Review = ReviewList['reviews'][number];

const review = (scores: Partial<Review>): Review => ({
  id: 'a',
  userName: 'A renter',
  rating: 5,
  comfort: null,
  drive: null,
  accuracy: null,
  safety: null,
  value: null,
  description: '',
  createdAt: '2026-01-01T00:00:00Z',
  ...scores,
});

test('averages only what was rated, and leaves out what nobody rated [D-032-002 R-DATA-008]', () => {
  const reviews = [review({ comfort: 5, value: 3 }), review({ comfort: 4 }), review({})];
  expect(scoresOf(reviews)).toEqual([
    { kind: 'comfort', average: 4.5 },
    { kind: 'value', average: 3 },
  ]);
  expect(scoresOf([])).toEqual([]);
});
