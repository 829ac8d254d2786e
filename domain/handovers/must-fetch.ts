import type { HandoverKey } from './event.ts';
import type { Handover } from './handover.ts';

interface Booked extends Pick<HandoverKey, 'kind'> {
  readonly car: { readonly id: string };
}

/** Before a driver sets out with a car, and again when the office has given the renter another one. */
export const mustFetch = (
  { kind, car }: Booked,
  { carId, fetchedAt, setOutAt }: Pick<Handover, 'carId' | 'fetchedAt' | 'setOutAt'>,
): boolean =>
  kind === 'deliver' &&
  ((carId !== null && carId !== car.id) || (setOutAt === null && fetchedAt === null));
