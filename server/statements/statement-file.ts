import type { Currency } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { drawPaper } from '../paper/draw-paper.ts';
import { linesOf } from './statement-lines.ts';
import type { Statement } from './statement-row.ts';
import { statementSheet, statementTitle } from './statement-sheet.ts';

export async function statementFile(
  { database, config, siteUrl }: Pick<Deps, 'database' | 'config' | 'siteUrl'>,
  statement: Statement,
): Promise<Uint8Array<ArrayBuffer>> {
  const about = {
    countryCode: await countryOf(database.kysely, statement.currency),
    lines: await linesOf(database.kysely, statement.id),
    contact: config.contact,
    siteUrl,
  };
  return drawPaper({
    title: statementTitle(statement, about),
    sheets: [statementSheet(statement, about)],
  });
}

export const statementFileName = ({ month, currency }: Statement): string =>
  `handover-statement-${month}-${currency.toLowerCase()}.pdf`;

/** A statement is of one currency, and of all cities that use it. */
async function countryOf(db: Queries, currency: Currency): Promise<string> {
  const city = await db
    .selectFrom('cities')
    .select('country_code')
    .where('currency', '=', currency)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  return city.country_code;
}
