import { describe, expect, test } from 'vitest';
import { shellFor } from './shell-rules.ts';

describe('shellFor', () => {
  test.each([
    ['/', 'full'],
    ['/faq', 'full'],
    ['/bookings', 'full'],
    ['/booking/7KM4QX9T', 'full'],
    ['/search', 'none'],
    ['/search/', 'none'],
    ['/assets', 'compact'],
    ['/assets/42', 'compact'],
    ['/assets/42/book', 'full'],
    ['/assets/42/checkout', 'full'],
    ['/assets/42/checkout/7/success', 'full'],
    ['/assetsandmore', 'full'],
    ['/searching', 'full'],
  ] as const)('%s has the header: %s [A-SHELL-005 R-SHELL-008]', (pathname, header) => {
    expect(shellFor(pathname).header).toBe(header);
  });

  test('gives the search and the cars its own header and footer where their page cannot be shown [R-ERROR-016]', () => {
    for (const pathname of ['/search', '/assets', '/assets/42', '/faq']) {
      expect(shellFor(pathname, true)).toEqual({
        header: 'full',
        footer: true,
        rentLink: true,
        isFullWidth: false,
      });
    }
  });

  test('goes from edge to edge where the list of cars does, and nowhere else', () => {
    expect(shellFor('/assets').isFullWidth).toBe(true);
    expect(shellFor('/assets/').isFullWidth).toBe(true);
    for (const pathname of ['/', '/search', '/assets/42', '/assets/42/book']) {
      expect(shellFor(pathname).isFullWidth).toBe(false);
    }
  });

  test('hides the footer on the search only [A-SHELL-007 R-SHELL-010]', () => {
    expect(shellFor('/search').footer).toBe(false);
    expect(shellFor('/').footer).toBe(true);
    expect(shellFor('/assets').footer).toBe(true);
    expect(shellFor('/assets/42/checkout').footer).toBe(true);
  });

  test('hides the link to renting on home only [A-SHELL-001]', () => {
    expect(shellFor('/').rentLink).toBe(false);
    expect(shellFor('/business').rentLink).toBe(true);
  });
});
