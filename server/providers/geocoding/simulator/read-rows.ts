import type { PlaceKind } from '../port.ts';
import type { KnownPlace, NumberMark, Point, Street, StreetClass } from './model.ts';

/*
 * The gazetteer's tables are text, one thing a line, columns parted by `|`, so that a street can be
 * read, checked and corrected by hand. Points are `latitude,longitude`, four decimals, about 10 m.
 *
 * House numbers run from the line's first point to its last: `1-295` is even all along, while
 * `1 88@.56 230` has number 88 at 56 % of the way. Empty means unknown, not zero.
 */

function linesOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

function readPoint(text: string): Point {
  const [latitude, longitude] = text.split(',').map(Number);
  if (latitude === undefined || longitude === undefined || Number.isNaN(latitude + longitude)) {
    throw new Error(`not a point: ${text}`);
  }
  return [latitude, longitude];
}

function readNumbers(text: string): NumberMark[] {
  if (text === '') return [];
  const marks = text.includes('-') ? text.split('-') : text.split(' ');
  return marks.map((mark, index): NumberMark => {
    const [number, fraction] = mark.split('@').map(Number);
    return [number ?? 0, fraction ?? (index === 0 ? 0 : 1)];
  });
}

function readNames(text: string): { name: string; otherNames: string[] } {
  const [name = '', ...otherNames] = text.split(';');
  return { name, otherNames };
}

export function readStreets(table: string, borough: string | null = null): Street[] {
  return linesOf(table).map(([names = '', rank = '3', postcode = '', numbers = '', line = '']) => ({
    ...readNames(names),
    rank: rank as StreetClass,
    postcode: postcode || null,
    numbers: readNumbers(numbers),
    line: line.split(' ').map(readPoint),
    borough,
  }));
}

export function readPlaces(table: string): KnownPlace[] {
  return linesOf(table).map(([names = '', kind = 'landmark', at = '', weight = '0', borough]) => ({
    ...readNames(names),
    kind: kind as PlaceKind,
    at: readPoint(at),
    weight: Number(weight),
    borough: borough ?? null,
  }));
}

export interface Outline {
  readonly name: string;
  readonly at: Point;
  readonly outline: readonly Point[];
}

export function readOutlines(table: string): Outline[] {
  return linesOf(table).map(([name = '', at = '', outline = '']) => ({
    name,
    at: readPoint(at),
    outline: outline.split(' ').map(readPoint),
  }));
}

/** Rows that begin with a name and a point; what follows is the caller's. */
export function readCentres(table: string): { name: string; at: Point; rest: string[] }[] {
  return linesOf(table).map(([name = '', at = '', ...rest]) => ({ name, at: readPoint(at), rest }));
}
