import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.fixture.ts';

const source = readFileSync(new URL('./tokens-outdoors.css', import.meta.url), 'utf8');
const named = /--color-([\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g;
const schemes = { day: new Map<string, string>(), night: new Map<string, string>() };
for (const [, name = '', day, night, always = ''] of source.matchAll(named)) {
  schemes.day.set(name, day ?? always);
  schemes.night.set(name, night ?? always);
}

/** What is read outdoors, and what it is read on. */
const texts = [
  ['ink', ['paper', 'card', 'stone-100']],
  ['quiet', ['paper', 'card', 'stone-100']],
  ['moss-600', ['paper', 'card', 'moss-100']],
  ['amber-600', ['paper', 'card', 'amber-100']],
  ['error-600', ['paper', 'card', 'error-100']],
  ['on-night', ['night']],
  ['inverse-quiet', ['night']],
  ['on-pad', ['pad']],
  ['pad-quiet', ['pad']],
  ['on-lens', ['lens']],
] as const;

/** What is pressed or carries a meaning. */
const marks = [
  ['control', ['paper', 'card']],
  ['route-next', ['paper', 'card']],
  ['route-live', ['paper', 'card']],
  ['route-done', ['paper', 'card']],
  ['route-waiting', ['paper', 'card']],
  ['on-done', ['route-done']],
  ['on-live', ['route-live']],
] as const;

describe.each(Object.entries(schemes))('the colours of the driver’s phone by %s', (_, colours) => {
  const shown = (name: string) => colours.get(name) ?? expect.fail(name);

  test.each(texts)('%s is read with a contrast of 7', (text, on) => {
    for (const ground of on) {
      expect(contrast(shown(text), shown(ground)), ground).toBeGreaterThanOrEqual(7);
    }
  });

  test.each(marks)('%s is seen with a contrast of 3', (mark, on) => {
    for (const ground of on) {
      expect(contrast(shown(mark), shown(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });
});
