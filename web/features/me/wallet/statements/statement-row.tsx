import { useTranslation } from 'react-i18next';
import type { Company } from '../../../../../contract/profile.ts';
import type { Statement } from '../../../../../contract/statements.ts';
import { formatDate, formatMonth } from '../../../../../domain/format-city-time.ts';
import { formatMoney } from '../../../../../domain/format-money.ts';
import { larger, zero } from '../../../../../domain/money.ts';
import { PayStatement } from './pay-statement.tsx';

interface StatementRowProps {
  readonly statement: Statement;
  readonly company: Company;
}

export function StatementRow({ statement, company }: StatementRowProps) {
  const { t } = useTranslation('wallet');
  const { id, closing, left, state } = statement;
  const { currency } = closing;
  const month = formatMonth(statement.month);
  const isPart = left.amount > 0 && left.amount < closing.amount && state !== 'carried-forward';
  return (
    <li className="grid gap-x-4 gap-y-1 py-4 tablet:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-strong">{month}</span>
          <span className="font-medium figures tablet:hidden">{amountOf(closing)}</span>
        </p>
        <p className="text-sm text-quiet figures">
          <span className={state === 'overdue' ? 'font-medium text-error-600' : undefined}>
            <StateWords statement={statement} />
          </span>
          {isPart && (
            <span className="block">
              {t('statements.partLeft', { left: formatMoney(left), amount: amountOf(closing) })}
            </span>
          )}
        </p>
      </div>
      <p className="font-medium figures max-tablet:hidden">{amountOf(closing)}</p>
      <div className="flex flex-wrap items-center gap-x-5 tablet:col-span-2">
        {/* A plain link: the file comes from the API, not from a page. */}
        <a
          className="text-link inline-flex min-h-target items-center text-sm font-medium"
          href={`/api/me/company/statements/${id}`}
          download
          aria-label={t('statements.downloadNamed', { month, currency })}
        >
          {t('statements.download')}
        </a>
        <PayStatement statement={statement} company={company} />
      </div>
    </li>
  );
}

/** What was paid too much is not owed. */
const amountOf = (closing: Statement['closing']) =>
  formatMoney(larger(closing, zero(closing.currency)));

function StateWords({
  statement: { state, dueOn, closing },
}: Pick<StatementRowProps, 'statement'>) {
  const { t } = useTranslation('wallet');
  const date = formatDate(Temporal.PlainDate.from(dueOn));
  switch (state) {
    case 'due':
      return t('statements.dueBy', { date });
    case 'overdue':
      return t('statements.overdueSince', { date });
    case 'paid':
      return t(closing.amount > 0 ? 'statements.paid' : 'statements.nothing');
    case 'carried-forward':
      return t('statements.carriedForward');
    case 'paying':
      return t('statements.paying');
  }
}
