import { expect, it } from 'vitest';
import { usualActor } from './booking-actor.ts';

it.each([
  ['requested', 'renter'],
  ['user-cancel', 'renter'],
  ['changed', 'renter'],
  ['delivered', 'clock'],
  ['returned', 'clock'],
  ['deposit-released', 'clock'],
  ['paid', 'provider'],
  ['payment-declined', 'provider'],
  ['dispute', 'provider'],
] as const)('%s is a step of the %s', (kind, actor) => {
  expect(usualActor(kind)).toBe(actor);
});
