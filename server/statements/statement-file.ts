import { formatDate, formatMonth } from '../../domain/format-city-time.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { type Money, money, negate, sum } from '../../domain/money.ts';
import { serverWords } from '../../i18n/server-words.ts';
import { toInstant } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import { drawPaper } from '../paper/draw-paper.ts';
import type { Block, Row } from '../paper/paper.ts';
import { linesOf, type StatementLine } from './statement-lines.ts';
import { referenceOf, type Statement } from './statement-row.ts';

const t = serverWords.getFixedT('en', 'statement');
const lineColumns = [
  { share: 0.18 },
  { share: 0.34 },
  { share: 0.28 },
  { share: 0.2, align: 'right' },
] as const;
const totalColumns = [{ share: 0.7 }, { share: 0.3, align: 'right' }] as const;

/** A statement as it was made; what was paid since is on the next. */
export async function statementFile(
  { database, config, siteUrl }: Pick<Deps, 'database' | 'config' | 'siteUrl'>,
  statement: Statement,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = await linesOf(database.kysely, statement.id);
  const reference = referenceOf(statement);
  const madeOn = toInstant(statement.made_at).toZonedDateTimeISO('UTC').toPlainDate();
  const sheet: Block[] = [
    { kind: 'heading', level: 1, text: t('title', { month: formatMonth(statement.month) }) },
    {
      kind: 'text',
      isQuiet: true,
      lines: [t('madeOn', { date: formatDate(madeOn) }), t('reference', { reference })],
    },
    ...parties(statement),
    { kind: 'rule' },
    ...lineTable(statement, lines),
    { kind: 'table', columns: totalColumns, rows: totalRows(statement, lines) },
    ...paying(statement, reference, siteUrl),
    { kind: 'text', size: 8.5, isQuiet: true, lines: [t('footer', config.contact)] },
  ];
  return drawPaper({ title: t('documentTitle', { reference }), sheets: [sheet] });
}

export const statementFileName = ({ month, currency }: Statement): string =>
  `handover-statement-${month}-${currency.toLowerCase()}.pdf`;

function parties({ snapshot: { sellers, company } }: Statement): Block[] {
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
function lineTable(statement: Statement, lines: readonly StatementLine[]): Block[] {
  if (lines.length === 0) return [];
  return [
    {
      kind: 'table',
      columns: lineColumns,
      head: [t('date'), t('document'), t('details'), t('amount')],
      rows: lines.map((line) => ({ cells: cellsOf(line, statement) })),
    },
    { kind: 'rule' },
  ];
}

function cellsOf(line: StatementLine, statement: Statement): string[] {
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

function totalRows(statement: Statement, lines: readonly StatementLine[]): Row[] {
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
    { cells: [t('totals.paid'), formatMoney(total(['transfer', 'card', 'refund']))] },
    {
      cells: [t(isOwed ? 'due' : 'credit'), formatMoney(isOwed ? closing : negate(closing))],
      weight: 600,
    },
  ];
}

function paying(statement: Statement, reference: string, siteUrl: string): Block[] {
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
        bankAccount ? t('withReference', { reference }) : '',
      ],
    },
  ];
}
