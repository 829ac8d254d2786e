import { expect, test } from 'vitest';
import { doorTo, wayIn } from './when-logged-in.ts';

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
