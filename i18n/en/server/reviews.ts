export const reviews = {
  /** Who wrote a review, once their account is deleted. */
  deletedRenter: 'Deleted renter',
} as const;
