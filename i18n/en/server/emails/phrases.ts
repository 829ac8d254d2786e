/** Said in more than one email. */
export const seeBooking = 'See booking';
