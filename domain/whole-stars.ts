/** An average is shown in whole stars, halves upwards. */
export function wholeStars(rating: number): number {
  return Math.round(rating);
}
