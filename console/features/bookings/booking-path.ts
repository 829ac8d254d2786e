/** The page of a renter. */
export const renterPath = (cityId: string, id: string) => `/${cityId}/renters/${id}`;
