import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

test('a path of this site stays with its query', () => {
  expect(sameSitePath('/assets?page=2&seats=5')).toBe('/assets?page=2&seats=5');
  expect(sameSitePath('/search?step=1')).toBe('/search?step=1');
});

test.each([
  null,
  '',
  'assets',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
])('%j is home instead', (value) => {
  expect(sameSitePath(value)).toBe('/');
});

test('no value leads to another site [A-SAFE-009 R-ROUTE-005]', () => {
  const site = 'https://handover.example';
  const long = { maxLength: 100, size: 'max' } as const;
  const unit = fc.constantFrom('/', '\\', '.', '\t', ':', '@', 'a', '?');
  fc.assert(
    fc.property(fc.oneof(fc.string(long), fc.string({ unit, ...long })), (value) => {
      expect(new URL(sameSitePath(value), site).origin).toBe(site);
      expect(sameSitePath(value)).not.toMatch(/^\/[/\\]/);
    }),
  );
});
