import type { Face } from './faces.ts';

const PAGE = { width: 595.28, height: 841.89 }; // A4
export const MARGIN = 56;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const GAP = 12;
export const COLORS = { ink: '#17140f', quiet: '#655e53', hair: '#cfc6b7', signal: '#d92d20' };

/** Where on which paper the next thing is drawn. */
export interface Pen {
  readonly pdf: PDFKit.PDFDocument;
  readonly faces: readonly Face[];
  readonly root: PDFKit.PDFStructureElement;
  y: number;
}

/** What does not fit begins on the next page. */
export function makeRoom(pen: Pen, height: number): void {
  if (pen.y + height <= PAGE.height - MARGIN) return;
  pen.pdf.addPage();
  pen.y = MARGIN;
}
