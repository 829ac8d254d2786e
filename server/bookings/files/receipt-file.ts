import type { Booking } from '../../../contract/bookings.ts';
import { brandName } from '../../../domain/card-brand.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { formatDate, formatTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Deps } from '../../deps.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN; // A4
const INK = '#17140f';
const QUIET = '#655e53';
const HAIR = '#cfc6b7';
const SIGNAL = '#d92d20';

const t = serverWords.getFixedT('en', 'receipt');

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
    ? [booking.company.name, booking.company.address, t('vat', { number: booking.company.vat })]
    : [
        user.name,
        user.address ?? '',
        user.tax_number ? t('taxNumber', { number: user.tax_number }) : '',
      ];

  // Loaded with the first receipt: it and its fonts would delay every start.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: t('documentTitle', { reference: booking.reference }) },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));

  const row = (left: string, right: string, style: { bold?: boolean; quiet?: boolean } = {}) => {
    const top = pdf.y;
    pdf.font(style.bold ? 'Helvetica-Bold' : 'Helvetica').fillColor(style.quiet ? QUIET : INK);
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

  pdf.font('Helvetica-Bold').fontSize(22).fillColor(INK).text(t('brand'));
  drawRoute(pdf);
  pdf.moveDown(0.4).font('Helvetica').fontSize(11).fillColor(QUIET);
  pdf
    .text(t('title', { reference: booking.reference }))
    .text(t('bookedOn', { date: formatDate(local(booking.createdAt)) }));
  pdf.moveDown().fillColor(INK);
  for (const text of payer) if (text) pdf.text(latin(text));
  pdf.moveDown();
  rule();
  row(latin(`${booking.car.brand} ${booking.car.model}`), t('days', { count: booking.days }), {
    bold: true,
  });
  row(latin(t('delivery', { address: booking.delivery.name })), at(booking.startsAt));
  row(latin(t('return', { address: booking.return.name })), at(booking.endsAt));
  rule();
  for (const { kind, label, shown } of booking.lines) {
    const name = label ?? t(`lines.${kind}`);
    row(latin(name), formatMoney(shown));
  }
  rule();
  row(t('total'), formatMoney(booking.total), { bold: true });
  row(t('includesServiceFee'), formatMoney(booking.includesServiceFee), { quiet: true });
  row(t('includesTaxes'), formatMoney(booking.includesTaxes), { quiet: true });
  rule();
  if (booking.paymentMethod) {
    const { brand, last4 } = booking.paymentMethod;
    row(t('charged', { brand: brandName(brand), last4 }), formatMoney(booking.charged));
  }
  if (booking.company) row(t('billed'), formatMoney(booking.total));
  if (booking.refunded.amount > 0) row(t('refunded'), formatMoney(booking.refunded));
  if (booking.credited.amount > 0) row(t('credited'), formatMoney(booking.credited));
  pdf.moveDown().font('Helvetica').fontSize(9).fillColor(QUIET);
  pdf.text(t('footer', { ...config.contact, city: booking.city.name }));
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
