import { expect, test } from 'vitest';
import { doorTo, isDrive, wayIn } from './when-logged-in.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

test('the door knows where somebody wanted to be', () => {
  expect(doorTo(at('/'))).toBe('/sign-in');
  const door = new URL(doorTo(at('/lisbon/fleet', '?state=ready')), 'http://desk.example');
  expect(door.pathname).toBe('/sign-in');
  expect(wayIn(door.searchParams)).toBe('/lisbon/fleet?state=ready');
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:1',
])('%s is not a way in', (to) => {
  expect(wayIn(new URLSearchParams({ to }))).toBe('/');
});

test('the driver’s app is a page of its own, and what only begins like it is not', () => {
  expect(['/drive', '/drive/phone', '/drive?day=1'].every(isDrive)).toBe(true);
  expect(['/', '/drivers', '/lisbon/drive'].some(isDrive)).toBe(false);
});
