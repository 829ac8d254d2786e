import bidiFactory from 'bidi-js';
import type { Run } from './faces.ts';

const bidi = bidiFactory();
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A line in the order in which it is drawn from left to right, as Unicode's algorithm says for a line of English:
 * Hebrew and Arabic words follow each other from the right, numbers among them stay as they are.
 */
export function inVisualOrder(line: readonly Run[]): readonly Run[] {
  const text = line.map((run) => run.text).join('');
  if (!rightToLeft.test(text)) return line;
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const pieces: Piece[] = [];
  let at = 0;
  for (const run of line) {
    for (const letter of run.text) {
      const level = levels[at] ?? 0;
      at += letter.length;
      const last = pieces.at(-1);
      if (last?.run === run && last.level === level) last.text += letter;
      else pieces.push({ run, level, text: letter });
    }
  }
  return reordered(pieces).map(({ run, level, text: said }) => ({
    face: run.face,
    text: asDrawn(said, level),
  }));
}

/** Of one file and one direction. */
interface Piece {
  readonly run: Run;
  /** Odd from right to left. */
  readonly level: number;
  text: string;
}

/** From the innermost direction outwards, whatever stands together in it is turned round. */
function reordered(pieces: readonly Piece[]): readonly Piece[] {
  const order = [...pieces];
  for (let level = Math.max(...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? 0) >= level) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}

/** The font turns round by itself what is written in Hebrew or Arabic, also its numbers, and nothing else. */
function asDrawn(text: string, level: number): string {
  const isFromRight = level % 2 === 1;
  if (isFromRight === rightToLeft.test(text)) return text;
  const letters = [...text].reverse();
  if (!isFromRight) return letters.join('');
  return letters.map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');
}
