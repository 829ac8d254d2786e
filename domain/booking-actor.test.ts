import { expect, it } from 'vitest';
import { usualActor } from './booking-actor.ts';

it.each([
  ['requested', 'renter'],
  ['user-cancel', 'renter'],
  ['changed:7f0c', 'renter'],
  ['delivered', 'clock'],
  ['returned', 'clock'],
  ['deposit-released', 'clock'],
  ['paid', 'provider'],
  ['insufficient-funds', 'provider'],
  ['dispute lost: €20.00', 'provider'],
])('%s is a step of the %s', (reason, actor) => {
  expect(usualActor(reason)).toBe(actor);
});
