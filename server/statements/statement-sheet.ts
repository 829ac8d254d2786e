import { formatDate, formatMonth } from '../../domain/format-city-time.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { type Money, money, negate, sum } from '../../domain/money.ts';
import { serverWordsIn } from '../../i18n/server-words.ts';
import { toInstant } from '../db/instant.ts';
import type { Block, Row } from '../paper/paper.ts';
import type { StatementLine } from './statement-lines.ts';
import { referenceOf, type Statement } from './statement-row.ts';

const wordsIn = (countryCode: string) => serverWordsIn(countryCode).getFixedT('en', 'statement');
type StatementWords = ReturnType<typeof wordsIn>;

const lineColumns = [
  { share: 0.18 },
  { share: 0.34 },
  { share: 0.28 },
  { share: 0.2, align: 'right' },
] as const;
const totalColumns = [{ share: 0.7 }, { share: 0.3, align: 'right' }] as const;

export interface AboutStatement {
  /** Where its currency is used. */
  readonly countryCode: string;
  readonly lines: readonly StatementLine[];
  readonly contact: { readonly email: string; readonly phone: string };
  readonly siteUrl: string;
}

export const statementTitle = (statement: Statement, { countryCode }: AboutStatement) =>
  wordsIn(countryCode)('documentTitle', { reference: referenceOf(statement) });

/** A statement as it was made; what was paid since is on the next. */
export function statementSheet(statement: Statement, about: AboutStatement): Block[] {
  const t = wordsIn(about.countryCode);
  const { lines, contact, siteUrl } = about;
  const reference = referenceOf(statement);
  const madeOn = toInstant(statement.made_at).toZonedDateTimeISO('UTC').toPlainDate();
  return [
    { kind: 'heading', level: 1, text: t('title', { month: formatMonth(statement.month) }) },
    {
      kind: 'text',
      isQuiet: true,
      lines: [t('madeOn', { date: formatDate(madeOn) }), t('reference', { reference })],
    },
    ...parties(t, statement),
    { kind: 'rule' },
    ...lineTable(t, statement, lines),
    { kind: 'table', columns: totalColumns, rows: totalRows(t, statement, lines) },
    ...paying(t, statement, siteUrl),
    { kind: 'text', size: 8.5, isQuiet: true, lines: [t('footer', contact)] },
  ];
}

function parties(t: StatementWords, { snapshot: { sellers, company } }: Statement): Block[] {
  const from: Block[] = sellers.map(({ name, address, taxNumber }) => ({
    kind: 'text',
    lines: [name, address, t('taxNumber', { number: taxNumber })],
  }));
  return [
    ...(from.length > 0 ? [{ kind: 'heading', level: 2, text: t('from') } as const] : []),
    ...from,
    { kind: 'heading', level: 2, text: t('to') },
    {
      kind: 'text',
      lines: [company.name, company.address, t('vat', { number: company.vat })],
    },
  ];
}

const amountOf = ({ amount }: { readonly amount: number }, { currency }: Statement): Money =>
  money(amount, currency);

/** Of a month in which nothing happened only what is owed is left to say. */
function lineTable(
  t: StatementWords,
  statement: Statement,
  lines: readonly StatementLine[],
): Block[] {
  if (lines.length === 0) return [];
  return [
    {
      kind: 'table',
      columns: lineColumns,
      head: [t('date'), t('document'), t('details'), t('amount')],
      rows: lines.map((line) => ({ cells: cellsOf(t, line, statement) })),
    },
    { kind: 'rule' },
  ];
}

function cellsOf(t: StatementWords, line: StatementLine, statement: Statement): string[] {
  const { kind, name: number, trip } = line;
  const { reference = '', driver } = trip ?? {};
  const booking = driver ? t('bookingOf', { reference, driver }) : t('booking', { reference });
  return [
    formatDate(Temporal.PlainDate.from(line.day)),
    t(`kinds.${kind}`, { number }),
    trip ? booking : number,
    formatMoney(amountOf(line, statement)),
  ];
}

const paymentKinds = [
  'transfer',
  'card',
  'refund',
  'refund-returned',
  'dispute',
  'dispute-reversal',
] as const satisfies readonly StatementLine['kind'][];

function totalRows(
  t: StatementWords,
  statement: Statement,
  lines: readonly StatementLine[],
): Row[] {
  const total = (kinds: readonly StatementLine['kind'][]) =>
    sum(
      lines.filter(({ kind }) => kinds.includes(kind)).map((line) => amountOf(line, statement)),
      statement.currency,
    );
  const closing = amountOf({ amount: statement.closing }, statement);
  const isOwed = closing.amount >= 0;
  return [
    {
      cells: [
        t('broughtForward'),
        formatMoney(amountOf({ amount: statement.brought_forward }, statement)),
      ],
    },
    { cells: [t('totals.invoiced'), formatMoney(total(['invoice']))] },
    { cells: [t('totals.credited'), formatMoney(total(['credit-note']))] },
    { cells: [t('totals.paid'), formatMoney(total(paymentKinds))] },
    {
      cells: [t(isOwed ? 'due' : 'credit'), formatMoney(isOwed ? closing : negate(closing))],
      weight: 600,
    },
  ];
}

function paying(t: StatementWords, statement: Statement, siteUrl: string): Block[] {
  if (statement.closing <= 0) return [{ kind: 'text', lines: [t('nothing')] }];
  const { bankAccount } = statement.snapshot;
  return [
    {
      kind: 'text',
      weight: 600,
      lines: [t('dueBy', { date: formatDate(Temporal.PlainDate.from(statement.due_on)) })],
    },
    { kind: 'heading', level: 2, text: t('howToPay') },
    {
      kind: 'text',
      lines: [
        t('byCard', { url: siteUrl }),
        bankAccount ? t('byTransfer', { account: bankAccount }) : '',
        bankAccount ? t('withReference', { reference: referenceOf(statement) }) : '',
      ],
    },
  ];
}
