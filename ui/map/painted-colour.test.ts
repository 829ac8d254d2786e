import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapColours } from './map-appearance.ts';

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

test('every colour of the map is a role with a value for day and one for night', () => {
  for (const role of Object.values(mapColours)) {
    const name = /^var\((--map-[\w-]+)\)$/.exec(role)?.[1];
    const values = [...tokens.matchAll(new RegExp(`${name}: (#[0-9a-f]{6});`, 'g'))];
    expect(values, role).toHaveLength(2);
    expect(values[0]?.[1], role).not.toBe(values[1]?.[1]);
  }
});
