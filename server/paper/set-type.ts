import { type Face, fontName, fontOf, type Run, runsOf, type Weight } from './faces.ts';
import { inVisualOrder } from './visual-order.ts';

export interface Setting {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
  readonly align?: 'left' | 'right';
}

const LEADING = 1.45;
/** Where a line's letters stand, from its top. */
const BASELINE = 1.05;

/** Embeds what the texts need; afterwards they can be set without waiting. */
export async function embedFonts(
  pdf: PDFKit.PDFDocument,
  texts: readonly string[],
  faces: readonly Face[],
): Promise<void> {
  const used = new Set(texts.flatMap((text) => runsOf(text, faces).map(({ face }) => face)));
  for (const face of used) {
    for (const weight of [400, 600] as const) {
      pdf.registerFont(fontName(face, weight), await fontOf(face, weight));
    }
  }
}

/** Sets a text in as many lines as it needs; answers its height. */
export function setText(
  pdf: PDFKit.PDFDocument,
  faces: readonly Face[],
  text: string,
  setting: Setting,
): number {
  const lines = linesOf(pdf, faces, text, setting);
  for (const [index, runs] of lines.entries()) {
    const spare = setting.width - widthOf(pdf, runs, setting);
    let x = setting.x + (setting.align === 'right' ? spare : 0);
    const y = setting.top + setting.size * (index * LEADING + BASELINE);
    const drawn = inVisualOrder(runs);
    // What is drawn in another order than it is read, is read and copied by its text.
    const isTurned = drawn !== runs;
    if (isTurned) pdf.markContent('Span', { actual: runs.map((run) => run.text).join('') });
    for (const run of drawn) {
      choose(pdf, run, setting).fillColor(setting.color);
      const figures = figuresOf(setting);
      pdf.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', ...figures });
      x += pdf.widthOfString(run.text, figures);
    }
    if (isTurned) pdf.endMarkedContent();
  }
  return lines.length * setting.size * LEADING;
}

export function heightOf(
  pdf: PDFKit.PDFDocument,
  faces: readonly Face[],
  text: string,
  setting: Measure,
): number {
  return linesOf(pdf, faces, text, setting).length * setting.size * LEADING;
}

type Measure = Pick<Setting, 'width' | 'size' | 'weight' | 'align'>;

/** Amounts stand at the right, figure below figure; set closer, the point of 157.00 would vanish below the 7. */
const figuresOf = ({ align }: Measure) =>
  align === 'right' ? { features: ['tnum' as const] } : {};

/** Breaks between words, between Chinese characters, and inside a word that no line could hold. */
function linesOf(
  pdf: PDFKit.PDFDocument,
  faces: readonly Face[],
  text: string,
  measure: Measure,
): Run[][] {
  const fits = (line: string) =>
    widthOf(pdf, runsOf(line.trimEnd(), faces), measure) <= measure.width;
  const plain = text.replace(/\s+/g, ' ').trim();
  if (fits(plain)) return [runsOf(plain, faces)];
  const lines = [''];
  for (const piece of piecesOf(plain)) {
    const last = lines.at(-1) ?? '';
    if (fits(last + piece)) lines[lines.length - 1] = last + piece;
    else if (fits(piece)) lines.push(piece);
    else {
      for (const letter of piece) {
        const line = lines.at(-1) ?? '';
        if (fits(line + letter)) lines[lines.length - 1] = line + letter;
        else lines.push(letter);
      }
    }
  }
  return lines.map((line) => runsOf(line.trim(), faces));
}

function piecesOf(text: string): string[] {
  return text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s?|\s/gu) ?? [];
}

function widthOf(pdf: PDFKit.PDFDocument, runs: readonly Run[], measure: Measure): number {
  const figures = figuresOf(measure);
  return runs.reduce(
    (sum, run) => sum + choose(pdf, run, measure).widthOfString(run.text, figures),
    0,
  );
}

function choose(pdf: PDFKit.PDFDocument, { face }: Run, { size, weight }: Measure) {
  return pdf.font(fontName(face, weight)).fontSize(size);
}
