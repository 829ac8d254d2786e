import { openRental, type Rental } from './rentals/rental.ts';
import type { TestApp } from './test-app.ts';

/** A booking made anew, and a car that it can be given. */
export function anotherCarThings(app: () => TestApp) {
  let rental: Rental | undefined;
  let carId = '';
  return {
    async things() {
      rental ??= await openRental(app());
      const { id } = await rental.book();
      const { api } = await app().operate('owner@handover.example');
      const { items } = await api.listOtherCars({ params: { id } });
      carId = items[0]?.id ?? '';
      return { id };
    },
    body: () => ({ carId, reason: 'damaged' }),
  };
}
