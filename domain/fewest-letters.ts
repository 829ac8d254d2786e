/** What staff write or search by has at least so many letters: less says nothing. */
export const fewestLetters = { reason: 3, claim: 10, renter: 2, address: 3 } as const;
