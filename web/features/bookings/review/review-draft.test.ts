import { expect, test } from 'vitest';
import { ReviewRequest } from '../../../../contract/reviews.ts';
import { emptyReview, reviewOf } from './review-draft.ts';

test('a review needs an overall rating and nothing else [D-032-001 R-DATA-008]', () => {
  expect(reviewOf(emptyReview)).toBeNull();
  expect(reviewOf({ ...emptyReview, comfort: 5, description: 'Lovely' })).toBeNull();
  const short = reviewOf({ ...emptyReview, rating: 4 });
  expect(ReviewRequest.parse(short)).toEqual({
    rating: 4,
    comfort: null,
    drive: null,
    accuracy: null,
    safety: null,
    value: null,
    description: '',
  });
});

test('what was rated besides is sent, and the text without its edges', () => {
  const review = reviewOf({ ...emptyReview, rating: 5, safety: 3, description: '  Quiet.\n' });
  expect(review).toMatchObject({ rating: 5, safety: 3, value: null, description: 'Quiet.' });
});
