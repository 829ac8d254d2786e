export type PhotoQuality = 'good' | 'dark' | 'blurred';

const DARKEST_MEAN = 28;
/** Between neighbours: a sharp photograph of a car has edges, one taken in motion has none. */
const LEAST_EDGES = 9;

/** Proposes, a person decides: from the brightness of a small copy, row by row, 0 to 255. */
export function photoQuality(grey: Uint8ClampedArray, width: number): PhotoQuality {
  const height = Math.floor(grey.length / width);
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  if (mean < DARKEST_MEAN) return 'dark';
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  const variance = squares / count - (sum / count) ** 2;
  return variance < LEAST_EDGES ? 'blurred' : 'good';
}
