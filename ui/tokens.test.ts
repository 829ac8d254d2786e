import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, luminance } from './contrast.fixture.ts';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [byDay = '', byNight = ''] = source.split('(prefers-color-scheme: dark)');

function coloursIn(text: string): Map<string, string> {
  const found = text.matchAll(/--color-([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

const day = coloursIn(byDay);
const schemes = { light: day, dark: new Map([...day, ...coloursIn(byNight)]) };

function hexOf(colours: Map<string, string>, name: string): string {
  const value = colours.get(name) ?? '';
  const role = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  return role === undefined ? value : hexOf(colours, role);
}

const grounds = ['paper', 'card', 'stone-50', 'stone-100'];

/** What is read, and what it is read on. */
const texts: readonly (readonly [text: string, on: readonly string[]])[] = [
  ['ink', [...grounds, 'stone-200', 'signal-100', 'error-100', 'moss-100', 'amber-100']],
  ['stone-800', [...grounds, 'stone-200']],
  ['stone-700', [...grounds, 'studio-wall', 'amber-100']],
  ['quiet', grounds],
  ['error-600', [...grounds, 'error-100']],
  ['moss-600', [...grounds, 'moss-100']],
  ['amber-600', [...grounds, 'amber-100']],
  ['paper', ['ink', 'stone-800', 'error-600']],
  ['on-signal', ['signal-500', 'signal-600', 'signal-700']],
  ['on-night', ['night']],
  ['inverse-quiet', ['night']],
];

/** What is pressed or carries a meaning, and what it stands on. */
const marks: readonly (readonly [mark: string, on: readonly string[]])[] = [
  ['control', grounds],
  ['signal-500', ['paper', 'card']],
  ['route-live', ['paper', 'card']],
  ['route-planned', ['paper', 'card']],
  ['route-next', ['paper', 'card']],
  ['route-done', ['paper', 'card']],
  ['route-waiting', ['paper', 'card']],
  ['signal-400', ['night']],
  ['paper', ['moss-500']],
];

describe.each(Object.entries(schemes))('the colours of the %s pages', (_scheme, colours) => {
  const shown = (name: string) => hexOf(colours, name);

  test.each(texts)('%s is read with a contrast of 4.5', (text, on) => {
    for (const ground of on) {
      expect(contrast(shown(text), shown(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(marks)('%s is seen with a contrast of 3', (mark, on) => {
    for (const ground of on) {
      expect(contrast(shown(mark), shown(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });
});

test('by night the ground is dark and the text is light', () => {
  const { light, dark } = schemes;
  for (const [name, isDark] of [
    ['paper', true],
    ['card', true],
    ['ink', false],
  ] as const) {
    const [before, after] = [luminance(hexOf(light, name)), luminance(hexOf(dark, name))];
    expect(after < before, name).toBe(isDark);
  }
});

test('no part of a page names a colour that is not a role', () => {
  const files = globSync('{ui,web,console}/**/*.{ts,tsx}', { cwd: new URL('..', import.meta.url) });
  const named = files
    .filter((file) => !/drawings|\.test\./.test(file))
    .filter((file) =>
      /\b(?:bg|text|border)-(?:white|black|\[#)/.test(
        readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
      ),
    );
  expect(named).toEqual([]);
});
