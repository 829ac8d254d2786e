import { z } from 'zod';

const stars = z.int().min(1).max(5);

export const Rating = z.object({ average: z.number().min(1).max(5), count: z.int().min(1) });

const Review = z.object({
  id: z.uuid(),
  userName: z.string(),
  rating: stars,
  comfort: stars.nullable(),
  drive: stars.nullable(),
  accuracy: stars.nullable(),
  safety: stars.nullable(),
  value: stars.nullable(),
  description: z.string(),
  createdAt: z.iso.datetime(),
});
export const ReviewList = z.object({ rating: Rating.nullable(), reviews: z.array(Review) });

const sideRating = stars.nullable().default(null);

export const ReviewRequest = z.strictObject({
  rating: stars,
  comfort: sideRating,
  drive: sideRating,
  accuracy: sideRating,
  safety: sideRating,
  value: sideRating,
  description: z.string().trim().max(2000).default(''),
});

export type ReviewList = z.infer<typeof ReviewList>;
export type ReviewRequest = z.input<typeof ReviewRequest>;
