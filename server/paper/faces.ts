import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

export type Weight = 400 | 600;

/** A font file that knows some of the characters. */
export interface Face {
  readonly name: string;
  readonly file: URL;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** Our own type for Latin, Cyrillic and Greek; what it lacks, Chinese above all, from Noto. */
const families = [
  ['inter', import.meta.resolve('@fontsource-variable/inter/unicode.json')],
  ['noto-sans-sc', import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json')],
] as const;
const latinFirst = ['latin', 'latin-ext'];
/** For a character that no file has: a reader sees that something stood there. */
const UNKNOWN = '?';

let known: Promise<readonly Face[]> | undefined;

/** Every file by the characters that it knows, the usual ones first. Read once. */
export function allFaces(): Promise<readonly Face[]> {
  known ??= Promise.all(families.map(facesOf)).then((faces) => faces.flat());
  return known;
}

async function facesOf([family, ranges]: (typeof families)[number]): Promise<Face[]> {
  const text = await readFile(new URL(ranges), 'utf8');
  const subsets = JSON.parse(text) as Record<string, string>;
  const names = Object.keys(subsets);
  return [...latinFirst, ...names.filter((name) => !latinFirst.includes(name))]
    .filter((name) => Object.hasOwn(subsets, name))
    .map((name) => ({
      name: `${family} ${name}`,
      file: new URL(`files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`, ranges),
      ranges: (subsets[name] ?? '').split(',').map(rangeOf),
    }));
}

/** `U+30-39` or `U+20ac`. */
function rangeOf(written: string): readonly [number, number] {
  const [from = '', to = from] = written.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

export interface Run {
  readonly face: Face;
  readonly text: string;
}

const graphemes = new Intl.Segmenter('en');

/** A text in pieces of one file each, letters with their marks together. */
export function runsOf(text: string, faces: readonly Face[]): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const last = runs.at(-1);
    if (last && knows(last.face, segment)) {
      last.text += segment;
      continue;
    }
    const face = faces.find((one) => knows(one, segment));
    const [first] = faces;
    if (face) runs.push({ face, text: segment });
    else if (first) runs.push({ face: first, text: UNKNOWN });
  }
  return runs;
}

function knows({ ranges }: Face, letters: string): boolean {
  return [...letters].every((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= point && point <= to);
  });
}

const fonts = new Map<string, Promise<Buffer>>();

/** One weight of a file as TrueType, which can be embedded; made when first used. */
export function fontOf(face: Face, weight: Weight): Promise<Buffer> {
  const name = fontName(face, weight);
  const made = fonts.get(name) ?? makeFont(face, weight);
  fonts.set(name, made);
  return made;
}

export const fontName = (face: Face, weight: Weight) => `${face.name} ${weight}`;

async function makeFont({ file, ranges }: Face, weight: Weight): Promise<Buffer> {
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  return subsetFont(await readFile(file), letters.join(''), {
    targetFormat: 'truetype',
    // Kerning, ligatures and alternates would take most of the time a paper takes.
    keepFeatures: ['mark'],
    variationAxes: { wght: weight },
  });
}
