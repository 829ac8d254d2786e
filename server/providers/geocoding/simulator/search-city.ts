import { contains } from '../../../../domain/service-area.ts';
import { MOST_PLACES, type Place, type SearchedCity, SHORTEST_QUERY } from '../port.ts';
import { findCorners } from './find-corners.ts';
import { pointAlong } from './geometry.ts';
import { locateNumber } from './house-numbers.ts';
import { interpretQuery, type Reading } from './interpret-query.ts';
import type { CityGazetteer, Found, Street } from './model.ts';
import { type Entry, isStreet, type Looseness, type NameIndex } from './name-index.ts';
import { namePlace } from './name-place.ts';
import { foundAt } from './popular-places.ts';
import { rankEntry } from './rank-entry.ts';

interface Ranked {
  readonly found: Found;
  readonly score: number;
}

/** "1 1st Avenue" is a door before it is a street. */
const KNOWN_DOOR = 0.02;
/** A street that does not know the number asked for stands behind one that does. */
const UNKNOWN_DOOR = 0.8;
const MOST_GUESSES = 5;
/** Beside a good answer a poor one is noise: this share of the best score must be reached. */
const WORTH_SHOWING = 0.64;

export function searchCity(
  searched: SearchedCity,
  city: CityGazetteer,
  index: NameIndex,
  text: string,
  limit: number,
): Place[] {
  if (text.trim().length < SHORTEST_QUERY) return [];
  const readings = interpretQuery(text, city.vocabulary, index.lexicon);
  const ranked = [
    ...findCorners(city, index, text).map((found) => ({ found, score: 2 })),
    ...readings.flatMap((reading) =>
      rankReading(city, index, reading, reading.number ? 'whole' : 'begun'),
    ),
  ];
  const places = bestOf(searched, city, ranked, Math.min(limit, MOST_PLACES));
  if (places.length > 0) return places;

  // Part of it may be known, a street of that quarter or the quarter itself: better than nothing.
  const guesses = readings.flatMap((reading) => {
    const near = reading.near.filter((word) => !city.vocabulary.districts.has(word));
    return rankReading(city, index, { ...reading, words: [...reading.words, ...near] }, 'any');
  });
  const most = Math.min(limit, MOST_GUESSES);
  return bestOf(searched, city, guesses, most).map((place) => ({ ...place, approximate: true }));
}

function rankReading(
  city: CityGazetteer,
  index: NameIndex,
  reading: Reading,
  how: Looseness,
): Ranked[] {
  return index.candidates(reading.words, how).flatMap((entry): Ranked[] => {
    const rank = rankEntry(entry, reading, city.vocabulary);
    const found = rank ? answer(city, entry, reading, rank.isNamed) : null;
    if (!rank || !found) return [];
    const isDoor = found.kind === 'address';
    const sure = rank.score * reading.certainty;
    const score = isDoor ? sure + KNOWN_DOOR : sure;
    return [{ found, score: found.approximate ? score * UNKNOWN_DOOR : score }];
  });
}

function answer(
  city: CityGazetteer,
  { thing }: Entry,
  reading: Reading,
  isNamed: boolean,
): Found | null {
  if (isStreet(thing)) return answerStreet(city, thing, reading, isNamed);
  if (reading.number) return null;
  return foundAt(thing);
}

function answerStreet(
  city: CityGazetteer,
  street: Street,
  { number }: Reading,
  isNamed: boolean,
): Found {
  const { postcode, borough } = street;
  const door = number && isNamed ? locateNumber(street, number.value) : null;
  const [latitude, longitude] = door ?? pointAlong(street.line, 0.5);
  const isKnown = number !== null && door !== null;
  return {
    name: isKnown ? city.writeAddress(street.name, number.label) : street.name,
    kind: isKnown ? 'address' : isSquare(street.name) ? 'square' : 'street',
    latitude,
    longitude,
    approximate: number !== null && door === null,
    postcode,
    borough,
  };
}

function isSquare(name: string): boolean {
  return /^(?:Praça|Largo|Campo|Rotunda|Place|Rossio)\b|\b(?:Square|Circle|Plaza)$/.test(name);
}

function bestOf(
  { id, bounds }: SearchedCity,
  city: CityGazetteer,
  ranked: Ranked[],
  limit: number,
): Place[] {
  const seen = new Set<string>();
  const places: Place[] = [];
  const sorted = ranked.toSorted((a, b) => b.score - a.score);
  const least = (sorted[0]?.score ?? 0) * WORTH_SHOWING;
  for (const { found, score } of sorted) {
    if (places.length >= limit || score < least) break;
    if (!contains(bounds, found)) continue;
    const place = namePlace(id, city, found);
    // A street drawn in two parts is one answer.
    const key = `${found.name}|${found.borough}|${found.kind === 'station' ? place.detail : ''}`;
    if (seen.has(key) || seen.has(place.placeName)) continue;
    seen.add(key).add(place.placeName);
    places.push(place);
  }
  return places;
}
