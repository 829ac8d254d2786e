import { lend } from './lent-buffers.ts';

/** Copies that wait to be filled again; those of more visitors at once are garbage. */
const MOST_WAITING = 32;

/** Makes a copy of a text, with these values in its places, each as long as what it replaces. */
export type Fill = (values: readonly string[]) => Buffer<ArrayBuffer>;

/** What stands between two places, or the number of the place. */
type Part = Buffer<ArrayBuffer> | number;

/**
 * A text with places that are filled anew in every copy. Cut and turned into bytes once: a copy is then
 * made without reading the text again.
 */
export function leaveOpen(text: string, places: readonly string[]): Fill {
  return filler(cutAt(text, places), places);
}

export function filler(parts: readonly Part[], places: readonly string[]): Fill {
  const sizes = places.map((place) => Buffer.byteLength(place));
  const whole = Buffer.concat(parts.map((part) => bytesOf(part, places)));
  const openings = openingsIn(parts, sizes);
  const waiting: Buffer<ArrayBuffer>[] = [];

  return (values) => {
    const filled = values.map((value) => Buffer.from(value));
    if (sizes.some((size, place) => filled[place]?.length !== size)) {
      throw new RangeError('A value is as long as the place it takes.');
    }
    const copy = waiting.pop() ?? Buffer.from(whole);
    for (const { place, at } of openings) filled[place]?.copy(copy, at);
    return lend(copy, () => {
      if (waiting.length < MOST_WAITING) waiting.push(copy);
    });
  };
}

const bytesOf = (part: Part, places: readonly string[]) =>
  typeof part === 'number' ? Buffer.from(places[part] ?? '') : part;

/** Which place stands where. */
function openingsIn(parts: readonly Part[], sizes: readonly number[]) {
  const openings: { readonly place: number; readonly at: number }[] = [];
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'number') openings.push({ place: part, at });
    at += typeof part === 'number' ? (sizes[part] ?? 0) : part.length;
  }
  return openings;
}

/** Begins and ends with a piece, and a piece follows every place. */
export function cutAt(text: string, places: readonly string[]): Part[] {
  const anyPlace = new RegExp(`(${places.map(RegExp.escape).join('|')})`);
  // With its group, `split` gives the places between the pieces as well.
  return text.split(anyPlace).map((part) => {
    const place = places.indexOf(part);
    return place === -1 ? Buffer.from(part) : place;
  });
}
