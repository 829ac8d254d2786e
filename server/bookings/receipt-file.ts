import type { Booking } from '../../contract/bookings.ts';
import { brandName } from '../../domain/card-brand.ts';
import { toCityTime } from '../../domain/city-time.ts';
import { formatDate, formatTime } from '../../domain/format-city-time.ts';
import { formatMoney } from '../../domain/format-money.ts';
import type { PriceLineKind } from '../../domain/price-line.ts';
import type { Deps } from '../deps.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN; // A4
const INK = '#17140f';
const QUIET = '#655e53';
const HAIR = '#cfc6b7';
const SIGNAL = '#d92d20';

/** By kind, so that one without a name does not compile; null where a line has a name of its own. */
const lineNames: Readonly<Record<PriceLineKind, string | null>> = {
  car: null,
  insurance: null,
  extra: null,
  promo: null,
  'young-driver': 'Young driver fee',
  credit: 'Credit used',
  'change-fee': 'Fee for a late change',
};

/** The receipt: the very lines and total that were shown and charged. */
export async function receiptFile(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  booking: Booking,
  userId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const user = await database.kysely
    .selectFrom('users')
    .select(['name', 'address', 'tax_number'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const payer = booking.company
    ? [booking.company.name, booking.company.address, `VAT ${booking.company.vat}`]
    : [user.name, user.address ?? '', user.tax_number ? `Tax number ${user.tax_number}` : ''];

  // Loaded with the first receipt: it and its fonts would delay every start.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `Handover ${booking.reference}` },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));

  const row = (left: string, right: string, look: { bold?: boolean; quiet?: boolean } = {}) => {
    const top = pdf.y;
    pdf.font(look.bold ? 'Helvetica-Bold' : 'Helvetica').fillColor(look.quiet ? QUIET : INK);
    pdf.text(left, MARGIN, top, { width: WIDTH * 0.7 });
    const below = pdf.y;
    pdf.text(right, MARGIN + WIDTH * 0.7, top, { width: WIDTH * 0.3, align: 'right' });
    pdf.y = Math.max(below, pdf.y) + 6;
    pdf.x = MARGIN;
  };
  /** Across the page, between what is of a kind. */
  const rule = () => {
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(MARGIN + WIDTH, pdf.y)
      .lineWidth(0.6)
      .stroke(HAIR);
    pdf.y += 10;
  };
  const local = (iso: string) => toCityTime(Temporal.Instant.from(iso), booking.city.timeZone);
  /** With the year: a receipt is read years later. */
  const at = (iso: string) => `${formatDate(local(iso))}, ${formatTime(local(iso))}`;

  pdf.font('Helvetica-Bold').fontSize(22).fillColor(INK).text('Handover');
  drawRoute(pdf);
  pdf.moveDown(0.4).font('Helvetica').fontSize(11).fillColor(QUIET);
  pdf
    .text(`Receipt for booking ${booking.reference}`)
    .text(`Booked on ${formatDate(local(booking.createdAt))}`);
  pdf.moveDown().fillColor(INK);
  for (const text of payer) if (text) pdf.text(latin(text));
  pdf.moveDown();
  rule();
  row(
    latin(`${booking.car.brand} ${booking.car.model}`),
    booking.days === 1 ? '1 day' : `${booking.days} days`,
    { bold: true },
  );
  row(latin(`Delivery: ${booking.delivery.name}`), at(booking.startsAt));
  row(latin(`Return: ${booking.return.name}`), at(booking.endsAt));
  rule();
  for (const { kind, label, shown } of booking.lines) {
    row(latin(label ?? lineNames[kind] ?? kind), formatMoney(shown));
  }
  rule();
  row('Total', formatMoney(booking.total), { bold: true });
  row('includes service fee', formatMoney(booking.includesServiceFee), { quiet: true });
  row('includes taxes', formatMoney(booking.includesTaxes), { quiet: true });
  rule();
  if (booking.paymentMethod) {
    row(
      `Charged to ${brandName(booking.paymentMethod.brand)} ending in ${booking.paymentMethod.last4}`,
      formatMoney(booking.charged),
    );
  }
  if (booking.company) row('Billed to the company', formatMoney(booking.total));
  if (booking.refunded.amount > 0) row('Given back to the card', formatMoney(booking.refunded));
  if (booking.credited.amount > 0) row('Given back as credit', formatMoney(booking.credited));
  pdf.moveDown().font('Helvetica').fontSize(9).fillColor(QUIET);
  pdf.text(
    `Times are those of ${booking.city.name}. ${config.contact.email}, ${config.contact.phone}`,
  );
  pdf.end();
  await done;
  return concat(chunks);
}

/** The line of the house, door to door. */
function drawRoute(pdf: PDFKit.PDFDocument) {
  const top = pdf.y + 2;
  pdf.lineWidth(1.2).strokeColor(SIGNAL).fillColor(SIGNAL);
  pdf.circle(MARGIN + 3, top, 3).fill();
  pdf
    .moveTo(MARGIN + 6, top)
    .lineTo(MARGIN + WIDTH - 6, top)
    .stroke();
  pdf.circle(MARGIN + WIDTH - 3, top, 3).stroke();
  pdf.y = top + 6;
}

/** The standard fonts know the letters of western Europe; others lose their marks, not their place. */
function latin(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) =>
      letter <= 'ÿ' || '€–—‘’“”'.includes(letter) ? letter : (letter.normalize('NFD')[0] ?? '?'),
    )
    .join('');
}

function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
