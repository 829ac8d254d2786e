import { meetingOf, metresBetween } from './geometry.ts';
import type { CityGazetteer, Found, Street } from './model.ts';
import { isStreet, type NameIndex } from './name-index.ts';
import { rankEntry } from './rank-entry.ts';
import { wordsOf } from './words.ts';

/** Lines are rounded and end at kerbs, so streets that meet may miss each other by a little. */
const GAP_METRES = 35;
const SAME_CORNER_METRES = 40;
const STREETS_TRIED = 6;
const GOOD_ENOUGH = 0.75;

/** "5th Ave & 42nd St": where two streets meet. */
export function findCorners(city: CityGazetteer, index: NameIndex, text: string): Found[] {
  const [first, second, ...more] = (text.split(',')[0] ?? '').split(city.vocabulary.corner);
  if (!first || !second || more.length > 0) return [];
  const corners: Found[] = [];
  for (const a of streetsNamed(city, index, first)) {
    for (const b of streetsNamed(city, index, second)) {
      if (a === b || a.borough !== b.borough) continue;
      const { at, gap } = meetingOf(a.line, b.line);
      const isNew = corners.every(
        (corner) => metresBetween([corner.latitude, corner.longitude], at) > SAME_CORNER_METRES,
      );
      if (gap > GAP_METRES || !isNew) continue;
      corners.push({
        name: `${a.name} & ${b.name}`,
        kind: 'intersection',
        latitude: at[0],
        longitude: at[1],
        approximate: false,
        postcode: null,
        borough: a.borough,
      });
    }
  }
  return corners;
}

function streetsNamed(city: CityGazetteer, index: NameIndex, text: string): Street[] {
  const reading = { words: wordsOf(text, city.vocabulary), number: null, near: [], certainty: 1 };
  return index
    .candidates(reading.words, 'whole')
    .flatMap((entry) => {
      const rank = rankEntry(entry, reading, city.vocabulary);
      return rank && rank.score >= GOOD_ENOUGH && isStreet(entry.thing)
        ? [{ street: entry.thing, score: rank.score }]
        : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, STREETS_TRIED)
    .map(({ street }) => street);
}
