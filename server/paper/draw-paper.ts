import { drawDrawings, drawPictures } from './draw-pictures.ts';
import { allFaces } from './faces.ts';
import { type Block, type Column, type Paper, type Row, textsOf } from './paper.ts';
import { COLORS, GAP, MARGIN, makeRoom, type Pen, WIDTH } from './pen.ts';
import { embedFonts, heightOf, setText } from './set-type.ts';

const SIZE = 10;
const BRAND = 'Handover';

/** Draws a paper as a tagged PDF with its own fonts: readable anywhere, also aloud. */
export async function drawPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first paper: it would delay every start.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: paper.title },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  const faces = await allFaces();
  await embedFonts(pdf, [BRAND, ...textsOf(paper)], faces);
  for (const sheet of paper.sheets) {
    pdf.addPage();
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    const pen = { pdf, faces, root, y: MARGIN };
    drawLogo(pen);
    for (const block of sheet) drawBlock(pen, block);
    root.end();
  }
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

function drawBlock(pen: Pen, block: Block): void {
  switch (block.kind) {
    case 'heading':
      drawLine(pen, `H${block.level}`, block.text, {
        size: block.level === 1 ? 20 : 11,
        weight: 600,
        color: COLORS.ink,
      });
      pen.y += 4;
      return;
    case 'text': {
      const { size = SIZE, weight = 400, isQuiet = false } = block;
      const color = isQuiet ? COLORS.quiet : COLORS.ink;
      for (const line of block.lines) if (line) drawLine(pen, 'P', line, { size, weight, color });
      pen.y += GAP;
      return;
    }
    case 'notice':
      drawLine(pen, 'P', block.text, { size: 11, weight: 600, color: COLORS.signal });
      pen.y += GAP;
      return;
    case 'table':
      drawTable(pen, block);
      return;
    case 'rule':
      drawRule(pen);
      return;
    case 'pictures':
      drawPictures(pen, block);
      return;
    case 'drawings':
      drawDrawings(pen, block.drawings);
      return;
  }
}

type LineStyle = { readonly size: number; readonly weight: 400 | 600; readonly color: string };

function drawLine(pen: Pen, tag: string, text: string, style: LineStyle): void {
  makeRoom(pen, heightOf(pen.pdf, pen.faces, text, { ...style, width: WIDTH }));
  pen.root.add(
    pen.pdf.struct(tag, {}, () => {
      const setting = { ...style, x: MARGIN, top: pen.y, width: WIDTH };
      pen.y += setText(pen.pdf, pen.faces, text, setting);
    }),
  );
}

function drawTable(pen: Pen, { columns, head, rows }: Extract<Block, { kind: 'table' }>): void {
  const table = pen.pdf.struct('Table');
  pen.root.add(table);
  if (head) drawRow(pen, table, 'TH', columns, { cells: head, isQuiet: true, size: 8.5 });
  for (const row of rows) drawRow(pen, table, 'TD', columns, row);
  table.end();
  pen.y += GAP / 2;
}

function drawRow(
  pen: Pen,
  table: PDFKit.PDFStructureElement,
  tag: 'TH' | 'TD',
  columns: readonly Column[],
  { cells, size = SIZE, weight = 400, isQuiet = false }: Row,
): void {
  const { pdf, faces } = pen;
  const inner = (share: number) => WIDTH * share - GAP / 2;
  const heights = columns.map(({ share, align = 'left' }, index) =>
    heightOf(pdf, faces, cells[index] ?? '', { size, weight, align, width: inner(share) }),
  );
  makeRoom(pen, Math.max(...heights));
  const row = pdf.struct('TR');
  table.add(row);
  let x = MARGIN;
  for (const [index, { share, align = 'left' }] of columns.entries()) {
    const setting = {
      x: align === 'right' ? x + GAP / 2 : x,
      top: pen.y,
      width: inner(share),
      size,
      weight,
      align,
      color: isQuiet ? COLORS.quiet : COLORS.ink,
    };
    row.add(pdf.struct(tag, {}, () => void setText(pdf, faces, cells[index] ?? '', setting)));
    x += WIDTH * share;
  }
  row.end();
  pen.y += Math.max(...heights) + 3;
}

function drawRule(pen: Pen): void {
  const { pdf } = pen;
  makeRoom(pen, GAP);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(MARGIN, pen.y)
    .lineTo(MARGIN + WIDTH, pen.y)
    .lineWidth(0.6)
    .stroke(COLORS.hair);
  pdf.endMarkedContent();
  pen.y += GAP;
}

/** Two doors and the line between them, with the name beside it. */
function drawLogo(pen: Pen): void {
  const { pdf, faces } = pen;
  pen.root.add(
    pdf.struct('Figure', { alt: BRAND }, () => {
      pdf.save().translate(MARGIN, pen.y).scale(0.8);
      pdf.path('M7 3.5v25M25 3.5v25').lineWidth(5).lineCap('round').stroke(COLORS.ink);
      pdf.path('M7 20C15.5 20 16.5 12 25 12').lineWidth(3).lineCap('butt').stroke(COLORS.signal);
      pdf.circle(7, 20, 5).fill(COLORS.signal);
      pdf.circle(25, 12, 5).fill(COLORS.signal);
      pdf.circle(25, 12, 2).fill('#ffffff');
      pdf.restore();
      const setting = { x: MARGIN + 34, top: pen.y + 2, width: WIDTH, size: 15 } as const;
      setText(pdf, faces, BRAND, { ...setting, weight: 600, color: COLORS.ink });
    }),
  );
  pen.y += 48;
}
