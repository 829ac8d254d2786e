// Writes ui/fonts/bricolage-grotesque.woff2: node scripts/subset-heading-font.ts
// The package's file has every weight. Ours has the one that headings use and all optical sizes,
// in half the bytes; a heading is often the largest thing that a page paints first.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const source = import.meta.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);
const target = path.join(import.meta.dirname, '../ui/fonts/bricolage-grotesque.woff2');
/** As `--font-weight-display` says. */
const WEIGHT = 680;

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const text = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…€™′″←↑→↓−`;

const font = await subsetFont(await readFile(new URL(source)), text, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT },
});
await writeFile(target, font);
