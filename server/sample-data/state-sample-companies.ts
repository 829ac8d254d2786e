import { lastEndedMonth, monthAfter, monthsFrom } from '../../domain/statements.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { stateCompany } from '../statements/make-statements.ts';
import { sampleSettings } from './settings.ts';

/** How long ago the first sample booking of a company can have been made. */
const REACH = { months: 6 };
const PAID_AFTER = { hours: 6 * 24 };
/** Long enough that the sample company always has something to pay. */
const UNPAID = { months: 3 };

/** The statements of the sample companies, each on its day; those of the last months are not paid yet. */
export async function stateSampleCompanies(tx: Queries, now: Temporal.Instant): Promise<void> {
  const last = lastEndedMonth(now);
  const lastPaid = Temporal.PlainYearMonth.from(last).subtract(UNPAID).toString();
  const first = Temporal.PlainYearMonth.from(last).subtract(REACH).toString();
  const { bankAccounts } = sampleSettings.company_config;
  for (const { id } of await tx.selectFrom('companies').select('id').execute()) {
    for (const month of monthsFrom(first, last)) {
      const madeAt = Temporal.Instant.from(`${monthAfter(month)}-01T12:00:00Z`);
      const made = await stateCompany(tx, id, { through: month, now: madeAt, bankAccounts });
      if (month > lastPaid) continue;
      const at = toDate(madeAt.add(PAID_AFTER));
      for (const { closing, currency } of made.filter((statement) => statement.closing > 0)) {
        const reference = `transfer ${month} ${currency}`;
        const paid = { amount: closing, currency, reference, received_at: at, updated_at: at };
        await tx
          .insertInto('company_payments')
          .values({ company_id: id, ...paid })
          .execute();
      }
    }
  }
}
