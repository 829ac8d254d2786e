import { inflateSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { drawPaper } from './draw-paper.ts';
import { allFaces, runsOf } from './faces.ts';
import { inVisualOrder } from './visual-order.ts';

const faces = await allFaces();
/** The pieces from left to right; what is written in Hebrew or Arabic is turned round by its font. */
const drawn = (line: string) => inVisualOrder(runsOf(line, faces)).map(({ text }) => text);

describe('a line with words from right to left', () => {
  it('has them from the right, and what stands beside them where it was', () => {
    expect(drawn('Yael (יעל כהן), Lisbon')).toEqual(['Yael (', 'כהן', ' ', 'יעל', '), Lisbon']);
    expect(drawn('محمد عبد الله')).toEqual(['الله', ' ', 'عبد', ' ', 'محمد']);
  });

  it('has its numbers as they are, and brackets that open the right way', () => {
    expect(drawn('הרצל 12, תל')).toEqual(['תל', ' ,', '12', ' ', 'הרצל']);
    expect(drawn('לאה (רחל) ברג')).toEqual(['ברג', ' (', 'רחל', ') ', 'לאה']);
    // Its font would turn the number round, too.
    expect(drawn('فهد ١٢٣')).toEqual(['٣٢١', ' ', 'فهد']);
  });
});

test('a line without such words is left as it is', () => {
  const line = runsOf('Łukasz Žižka, 王小明', faces);
  expect(inVisualOrder(line)).toBe(line);
});

test('every letter of a word is of one file: between two it would not join', () => {
  const filesOf = (word: string) => runsOf(word, faces).map(({ face }) => face.name);
  expect(filesOf('علي')).toEqual(['noto-sans-arabic arabic']);
  expect(filesOf('می\u200cخواهم')).toEqual(['noto-sans-arabic arabic']);
  expect(filesOf('רחל')).toEqual(['noto-sans-hebrew hebrew']);
});

test('a paper is read aloud and copied in the order of its words', async () => {
  const name = 'יעל כהן';
  const paper = { title: name, sheets: [[{ kind: 'text', lines: [name] } as const]] };
  const pdf = Buffer.from(await drawPaper(paper));
  const said = Buffer.from(`\ufeff${name}`, 'utf16le').swap16();
  expect(streamsOf(pdf).some((stream) => stream.includes(said))).toBe(true);
});

function streamsOf(pdf: Buffer): Buffer[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/\/FlateDecode\s*>>\s*stream\n/g)].map(({ index, 0: { length } }) => {
    const end = raw.indexOf('\nendstream', index);
    return inflateSync(pdf.subarray(index + length, end));
  });
}
