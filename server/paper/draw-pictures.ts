import type { Block, Drawing, Picture } from './paper.ts';
import { COLORS, GAP, MARGIN, makeRoom, type Pen, WIDTH } from './pen.ts';
import { setText } from './set-type.ts';

const CAPTION = { size: 8.5, weight: 400, color: COLORS.quiet } as const;
const CAPTION_HEIGHT = 16;
/** Of four to three, as phones take them; what is otherwise is shown whole within it. */
const HEIGHT_PER_WIDTH = 3 / 4;

/** In rows, each with its caption under it. */
export function drawPictures(
  pen: Pen,
  { pictures, perRow }: Extract<Block, { kind: 'pictures' }>,
): void {
  const width = (WIDTH - (perRow - 1) * GAP) / perRow;
  const height = width * HEIGHT_PER_WIDTH;
  for (let first = 0; first < pictures.length; first += perRow) {
    makeRoom(pen, height + CAPTION_HEIGHT);
    for (const [index, picture] of pictures.slice(first, first + perRow).entries()) {
      drawPicture(pen, picture, { x: MARGIN + index * (width + GAP), width, height });
    }
    pen.y += height + CAPTION_HEIGHT + GAP / 2;
  }
  pen.y += GAP / 2;
}

type Box = { readonly x: number; readonly width: number; readonly height: number };

function drawPicture(pen: Pen, { bytes, caption }: Picture, { x, width, height }: Box): void {
  const { pdf, faces, y } = pen;
  pen.root.add(
    pdf.struct('Figure', { alt: caption }, () => {
      pdf.image(Buffer.from(bytes), x, y, { fit: [width, height], valign: 'bottom' });
    }),
  );
  pen.root.add(
    pdf.struct('Caption', {}, () => {
      setText(pdf, faces, caption, { ...CAPTION, x, width, top: y + height + 3 });
    }),
  );
}

const PER_ROW = 3;
const PIN = 6;

/** Lines of a car with numbers on it, three beside each other. */
export function drawDrawings(pen: Pen, drawings: readonly Drawing[]): void {
  const width = (WIDTH - (PER_ROW - 1) * GAP) / PER_ROW;
  for (let first = 0; first < drawings.length; first += PER_ROW) {
    const row = drawings.slice(first, first + PER_ROW);
    const height = Math.max(...row.map(({ outline }) => heightIn(width, outline)));
    makeRoom(pen, height + CAPTION_HEIGHT);
    for (const [index, drawing] of row.entries()) {
      drawDrawing(pen, drawing, { x: MARGIN + index * (width + GAP), width, height });
    }
    pen.y += height + CAPTION_HEIGHT + GAP / 2;
  }
  pen.y += GAP / 2;
}

/** As wide as its column, or lower where that would be too high. */
const MOST_HEIGHT = 78;
const scaleIn = (width: number, outline: Drawing['outline']) =>
  Math.min(width / outline.width, MOST_HEIGHT / outline.height);
const heightIn = (width: number, outline: Drawing['outline']) =>
  outline.height * scaleIn(width, outline);

function drawDrawing(pen: Pen, { caption, outline, pins }: Drawing, { x, width, height }: Box) {
  const { pdf, faces } = pen;
  const scale = scaleIn(width, outline);
  const top = pen.y + height - outline.height * scale;
  pen.root.add(
    pdf.struct('Figure', { alt: caption }, () => {
      pdf.save().translate(x, top).scale(scale);
      if (outline.isMirrored) pdf.translate(outline.width, 0).scale(-1, 1);
      const { place } = outline;
      pdf.translate(place.x, place.y).rotate(place.turn);
      pdf.lineWidth(2).lineJoin('round').lineCap('round');
      for (const path of outline.body) pdf.path(path).fillAndStroke('#ffffff', COLORS.ink);
      for (const path of outline.glass) pdf.path(path).fillAndStroke('#f4efe6', COLORS.quiet);
      for (const path of outline.lines) pdf.path(path).stroke(COLORS.hair);
      pdf.restore();
      for (const { number, across, down } of pins) {
        const at = {
          x: x + across * outline.width * scale,
          y: top + down * outline.height * scale,
        };
        pdf.circle(at.x, at.y, PIN).fill(COLORS.ink);
        const text = String(number);
        const left = at.x - (text.length * CAPTION.size) / 3.4;
        const setting = { x: left, top: at.y - PIN + 0.8, width: WIDTH, size: 7.5 } as const;
        setText(pdf, faces, text, { ...setting, weight: 600, color: '#ffffff' });
      }
    }),
  );
  pen.root.add(
    pdf.struct('Caption', {}, () => {
      setText(pdf, faces, caption, { ...CAPTION, x, width, top: pen.y + height + 3 });
    }),
  );
}
