import { test } from '@playwright/test';

/** The cars that this worker's tests book: no other worker takes one of them in the middle of a test. */
export function ownCars<Car extends { id: string }>(cars: readonly Car[]): Car[] {
  const { parallelIndex, config } = test.info();
  return cars.filter(
    ({ id }) => Number.parseInt(id.slice(-6), 16) % config.workers === parallelIndex,
  );
}
