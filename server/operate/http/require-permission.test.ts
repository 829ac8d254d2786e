import { expect, it } from 'vitest';
import { requireAccess, requirePermission } from './require-permission.ts';

const desk = {
  userId: 'somebody',
  sessionId: 'a session',
  grants: [{ role: 'desk', cityId: 'lisbon' }],
  needsSecondFactor: false,
} as const;

it('lets in whoever holds the permission somewhere, and asks again about the city', () => {
  expect(() => requireAccess(desk, { access: 'bookings.read' })).not.toThrow();
  expect(() => requireAccess(desk, { access: 'signed-in' })).not.toThrow();
  expect(() => requireAccess(desk, { access: 'any-role' })).not.toThrow();
  const bare = { ...desk, needsSecondFactor: true };
  expect(() => requireAccess(bare, { access: 'bookings.read' })).toThrow('second factor');
  expect(() => requireAccess(bare, { access: 'any-role' })).toThrow('second factor');
  expect(() => requireAccess(bare, { access: 'signed-in' }), 'about oneself').not.toThrow();
  expect(() => requireAccess(desk, { access: 'fleet.edit' })).toThrow('fleet.edit');
  expect(() => requirePermission(desk, 'bookings.read', 'lisbon')).not.toThrow();
  expect(() => requirePermission(desk, 'bookings.read', 'new-york')).toThrow('in new-york');
});
