export function carPath(carId: string): string {
  return `/assets/${carId}`;
}
