const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN; // A4
const INK = '#17140f';
const QUIET = '#655e53';
const LABEL = 0.34;

/** A titled part of a file: facts by their names, or paragraphs. */
export interface Section {
  readonly title: string;
  readonly rows?: readonly (readonly [name: string, value: string])[];
  readonly texts?: readonly string[];
}

interface Sections {
  /** Of the file, for whoever lists it. */
  readonly title: string;
  readonly heading: string;
  readonly note: string;
  readonly sections: readonly Section[];
}

/** A plain file of titled sections, as a PDF. */
export async function drawSections(paper: Sections): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: paper.title } });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));

  pdf.font('Helvetica-Bold').fontSize(18).fillColor(INK).text(latin(paper.heading));
  pdf.moveDown(0.3).font('Helvetica').fontSize(9).fillColor(QUIET).text(latin(paper.note));
  for (const { title, rows = [], texts = [] } of paper.sections) {
    pdf.moveDown(1.2).font('Helvetica-Bold').fontSize(12).fillColor(INK).text(latin(title), MARGIN);
    pdf.moveDown(0.4).fontSize(10);
    for (const [name, value] of rows) drawRow(pdf, name, value);
    for (const text of texts) pdf.font('Helvetica').text(latin(text), MARGIN).moveDown(0.5);
  }
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

function drawRow(pdf: PDFKit.PDFDocument, name: string, value: string): void {
  const width = WIDTH * (1 - LABEL);
  pdf.font('Helvetica');
  const height = pdf.heightOfString(latin(value), { width });
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
  const top = pdf.y;
  pdf.fillColor(QUIET).text(latin(name), MARGIN, top, { width: WIDTH * LABEL - 8 });
  const below = pdf.y;
  pdf.fillColor(INK).text(latin(value), MARGIN + WIDTH * LABEL, top, { width });
  pdf.x = MARGIN;
  pdf.y = Math.max(below, pdf.y) + 3;
}

/** The standard fonts know the letters of western Europe; others lose their marks, not their place. */
function latin(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) =>
      letter <= 'ÿ' || '€–—‘’“”…'.includes(letter) ? letter : (letter.normalize('NFD')[0] ?? '?'),
    )
    .join('');
}
