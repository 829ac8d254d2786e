/** Makes a copy of a text, with these values in its places. */
export type Fill = (values: readonly string[]) => Buffer<ArrayBuffer>;

/** What stands between two places, or the number of the place. */
type Part = Buffer<ArrayBuffer> | number;

/**
 * A text with places that are filled anew in every copy. Cut and turned into bytes once: a copy is then
 * made without reading the text again.
 */
export function leaveOpen(text: string, places: readonly string[]): Fill {
  return filler(cutAt(text, places));
}

export function filler(parts: readonly Part[]): Fill {
  return (values) => {
    const filled = values.map((value) => Buffer.from(value));
    return Buffer.concat(
      parts.map((part) => (typeof part === 'number' ? (filled[part] ?? Buffer.of()) : part)),
    );
  };
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
