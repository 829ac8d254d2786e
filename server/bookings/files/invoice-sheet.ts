import { cardName } from '../../../domain/card-brand.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { formatDate, formatDatedMoment } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { includedServiceFee } from '../../../domain/included-parts.ts';
import { type Money, money } from '../../../domain/money.ts';
import { serverWordsIn } from '../../../i18n/server-words.ts';
import { toInstant } from '../../db/instant.ts';
import type { Block } from '../../paper/paper.ts';
import type { Invoice, InvoiceSnapshot } from '../invoices/invoice-row.ts';

const wordsIn = (countryCode: string) => serverWordsIn(countryCode).getFixedT('en', 'invoice');
type InvoiceWords = ReturnType<typeof wordsIn>;

const lineColumns = [{ share: 0.7 }, { share: 0.3, align: 'right' }] as const;
const taxColumns = [
  { share: 0.25 },
  { share: 0.25, align: 'right' },
  { share: 0.25, align: 'right' },
  { share: 0.25, align: 'right' },
] as const;

export interface AboutInvoice {
  /** Of the city that it was rented in. */
  readonly countryCode: string;
  /** All of the booking. */
  readonly invoices: readonly Invoice[];
  readonly contact: { readonly email: string; readonly phone: string };
  readonly cancelledAt: Date | null;
  /** Who may drive beside the renter, by name: known only after an invoice was issued. */
  readonly drivers: readonly string[];
}

export const invoiceTitle = ({ number }: Invoice, { countryCode }: AboutInvoice) =>
  wordsIn(countryCode)('documentTitle', { number });

/** A document as it was issued. What happened to the booking since is said on top. */
export function invoiceSheet(invoice: Invoice, about: AboutInvoice): Block[] {
  const t = wordsIn(about.countryCode);
  const { snapshot, kind, number } = invoice;
  const { trip, lines, taxes } = snapshot;
  const total = money(invoice.total, invoice.currency);
  const local = (at: Date | string) =>
    toCityTime(typeof at === 'string' ? Temporal.Instant.from(at) : toInstant(at), trip.timeZone);
  /** With the year: an invoice is read years later. */
  const moment = (at: string) => formatDatedMoment(local(at));
  const corrected = about.invoices.find(({ id }) => id === invoice.corrects);
  return [
    { kind: 'heading', level: 1, text: t(`kinds.${kind}`, { number }) },
    {
      kind: 'text',
      isQuiet: true,
      lines: [
        t('issuedOn', { date: formatDate(local(invoice.issued_at)) }),
        t('bookingReference', { reference: trip.reference }),
        corrected ? t('corrects', { number: corrected.number }) : '',
      ],
    },
    ...(about.cancelledAt
      ? [
          {
            kind: 'notice',
            text: t('cancelledOn', { date: formatDate(local(about.cancelledAt)) }),
          } as const,
        ]
      : []),
    ...parties(t, snapshot),
    { kind: 'rule' },
    {
      kind: 'text',
      lines: [
        t('trip', { car: trip.car, city: trip.city, count: trip.days }),
        t('times', { from: moment(trip.startsAt), to: moment(trip.endsAt), city: trip.city }),
        about.drivers.length > 0
          ? t('drivers', { count: about.drivers.length, names: about.drivers.join(', ') })
          : '',
      ],
    },
    {
      kind: 'table',
      columns: lineColumns,
      head: [t('description'), t('amount')],
      rows: lines.map((line) => ({
        cells: [lineName(t, line), formatMoney(line.amount)],
      })),
    },
    { kind: 'rule' },
    { kind: 'table', columns: lineColumns, rows: totals(t, invoice, total) },
    {
      kind: 'table',
      columns: taxColumns,
      head: [t('rate'), t('net'), t('tax'), t('total')],
      rows: taxes.map(({ rateBasisPoints, net, tax }) => ({
        cells: [percent(rateBasisPoints), formatMoney(net), formatMoney(tax), formatMoney(total)],
      })),
    },
    { kind: 'rule' },
    { kind: 'table', columns: lineColumns, rows: payments(t, invoice) },
    { kind: 'text', size: 8.5, isQuiet: true, lines: [t('footer', about.contact)] },
  ];
}

function lineName(
  t: InvoiceWords,
  { kind, label, quantity = 1 }: InvoiceSnapshot['lines'][number],
): string {
  const name = label ?? t(`lines.${kind}`);
  return quantity > 1 ? t('counted', { name, quantity }) : name;
}

function parties(t: InvoiceWords, { seller, buyer }: InvoiceSnapshot): Block[] {
  const taxKey = buyer.isCompany ? 'vat' : 'taxNumber';
  return [
    { kind: 'heading', level: 2, text: t('seller') },
    {
      kind: 'text',
      lines: [seller.name, seller.address, t('sellerTaxNumber', { number: seller.taxNumber })],
    },
    { kind: 'heading', level: 2, text: t('buyer') },
    {
      kind: 'text',
      lines: [
        buyer.name,
        buyer.address,
        buyer.taxNumber ? t(taxKey, { number: buyer.taxNumber }) : '',
        buyer.driver ? t('driver', { name: buyer.driver }) : '',
      ],
    },
  ];
}

function totals(t: InvoiceWords, { kind, snapshot }: Invoice, total: Money) {
  const all = { cells: [t('total'), formatMoney(total)], weight: 600 } as const;
  if (kind === 'credit-note' || snapshot.cause !== 'rental') return [all];
  const fee = formatMoney(includedServiceFee(total));
  return [all, { cells: [t('includesServiceFee'), fee], isQuiet: true }];
}

function payments(t: InvoiceWords, { kind, snapshot }: Invoice) {
  return snapshot.paid.map((part) => {
    const amount = formatMoney(part.amount);
    if (part.by !== 'card') return { cells: [t(`paid.${kind}.${part.by}`), amount] };
    const { brand, last4, wallet = null } = part;
    const name =
      brand && last4
        ? t(`paid.${kind}.card`, { brand: cardName({ brand, wallet }), last4 })
        : t(`paid.${kind}.otherCard`);
    return { cells: [name, amount] };
  });
}

/** `23%`, `8.875%` */
const percent = (basisPoints: number) => `${basisPoints / 100}%`;
