import { afterEach, expect, test, vi } from 'vitest';
import { parts } from './parts.ts';

afterEach(() => vi.unstubAllEnvs());

test('where there is no Firefox, its journey is left out and the run says so', () => {
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
  const journey = parts.e2e.find(({ title }) => title === 'a booking in Firefox');
  expect(journey && 'cannotRun' in journey && journey.cannotRun()).toBe(
    'Firefox is not installed: journey not run',
  );
});
