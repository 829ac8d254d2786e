import { expect, test } from 'vitest';
import lisbon from './data/lisbon.json' with { type: 'json' };
import newYork from './data/new-york.json' with { type: 'json' };
import paris from './data/paris.json' with { type: 'json' };

test('a map names its own city’s sources only, OpenStreetMap first and with its licence', () => {
  const ofOthers = {
    Lisbon: [lisbon, /Paris|York|MTA/],
    'New York': [newYork, /Paris|Lisboa|Território|Carris/],
    Paris: [paris, /York|MTA|Lisboa|Território|Carris/],
  } as const;
  for (const [{ credits }, others] of Object.values(ofOthers)) {
    expect(credits[0]).toEqual({
      text: '© OpenStreetMap contributors',
      href: 'https://www.openstreetmap.org/copyright',
    });
    for (const { text } of credits) expect(text).not.toMatch(others);
  }
});
