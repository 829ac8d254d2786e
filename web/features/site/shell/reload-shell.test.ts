import { describe, expect, it } from 'vitest';
import { reloadShell } from './reload-shell.ts';

const isReloaded = (from: string, to: string, formMethod?: 'POST') =>
  reloadShell({
    currentUrl: new URL(from, 'http://handover.test'),
    nextUrl: new URL(to, 'http://handover.test'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...(formMethod && { formMethod }),
  });

describe('what the shell shows', () => {
  it.each([
    ['/search?step=0', '/search?step=1'],
    ['/assets', '/assets?page=2'],
    ['/assets?page=2', '/assets?page=2&sort=price'],
  ])('stays as it is from %s to %s', (from, to) => {
    expect(isReloaded(from, to)).toBe(false);
  });

  it.each([
    ['/?action=login', '/'],
    ['/search?step=0', '/assets?page=2'],
    ['/profile?tab=wallet', '/profile?tab=info'],
  ])('is loaded anew from %s to %s, where somebody may have signed in', (from, to) => {
    expect(isReloaded(from, to)).toBe(true);
  });

  it('is loaded anew when it is asked for, and after something was sent', () => {
    expect(isReloaded('/assets?page=2', '/assets?page=2')).toBe(true);
    expect(isReloaded('/search?step=0', '/search?step=1', 'POST')).toBe(true);
  });
});
