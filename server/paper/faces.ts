import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

export type Weight = 400 | 600;

/** A font file that knows some of the characters. */
export interface Face {
  readonly name: string;
  readonly file: URL;
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** Its letters take other shapes beside each other: without its features they are misspelt. */
  readonly isShaped: boolean;
}

type Range = Face['ranges'][number];

interface Family {
  readonly name: string;
  /** Which of its files knows which characters. */
  readonly index: string;
  readonly isShaped?: boolean;
  /** It is used for these alone. */
  readonly only?: readonly Range[];
}

/** Our own type for Latin, Cyrillic and Greek; what it lacks from Noto. */
const families: readonly Family[] = [
  { name: 'inter', index: import.meta.resolve('@fontsource-variable/inter/unicode.json') },
  // These three before the Chinese one, which names letters that it has not. Chinese is not set in Korean forms.
  {
    name: 'noto-sans-kr',
    index: import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
    only: [[0xac00, 0xd7a3]],
  },
  {
    name: 'noto-sans-arabic',
    index: import.meta.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
    isShaped: true,
    only: [
      [0x600, 0x8ff],
      [0x200c, 0x200e], // joiners, which Persian writes inside a word
    ],
  },
  {
    name: 'noto-sans-hebrew',
    index: import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
    isShaped: true,
    only: [[0x590, 0x5ff]],
  },
  {
    name: 'noto-sans-sc',
    index: import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  },
  {
    name: 'noto-sans-thai',
    index: import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
    isShaped: true,
  },
  {
    name: 'noto-sans-devanagari',
    index: import.meta.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
    isShaped: true,
  },
];
const latinFirst = ['latin', 'latin-ext'];
/** For a character that no file has: a reader sees that something stood there. */
const UNKNOWN = '?';

let known: Promise<readonly Face[]> | undefined;

/** Every file by the characters that it knows, the usual ones first. Read once. */
export function allFaces(): Promise<readonly Face[]> {
  known ??= Promise.all(families.map(facesOf)).then((faces) => faces.flat());
  return known;
}

async function facesOf({ name: family, index, isShaped = false, only }: Family): Promise<Face[]> {
  const text = await readFile(new URL(index), 'utf8');
  const subsets = JSON.parse(text) as Record<string, string>;
  const names = Object.keys(subsets);
  return [...latinFirst, ...names.filter((name) => !latinFirst.includes(name))]
    .filter((name) => Object.hasOwn(subsets, name))
    .map((name) => ({
      name: `${family} ${name}`,
      file: new URL(`files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`, index),
      ranges: (subsets[name] ?? '')
        .split(',')
        .map(rangeOf)
        .filter(([from, to]) => !only || only.some((range) => range[0] <= from && to <= range[1])),
      isShaped,
    }));
}

/** `U+30-39` or `U+20ac`. */
function rangeOf(written: string): Range {
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

async function makeFont({ file, ranges, isShaped }: Face, weight: Weight): Promise<Buffer> {
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  return subsetFont(await readFile(file), letters.join(''), {
    targetFormat: 'truetype',
    // Kerning, ligatures and alternates would take most of the time a paper takes.
    ...(isShaped ? {} : { keepFeatures: ['mark'] }),
    variationAxes: { wght: weight },
  });
}
