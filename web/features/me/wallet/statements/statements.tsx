import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Company } from '../../../../../contract/profile.ts';
import type { Statement } from '../../../../../contract/statements.ts';
import { Button } from '../../../../../ui/button.tsx';
import { NoCards } from '../no-cards.tsx';
import { StatementRow } from './statement-row.tsx';

interface StatementsProps {
  readonly company: Company;
  /** Null when they could not be had. */
  readonly statements: readonly Statement[] | null;
}

/** What the company was billed, month by month, for those who administer it. */
export function Statements({ company, statements }: StatementsProps) {
  const { t } = useTranslation('wallet');
  const { revalidate, state } = useRevalidator();
  return (
    <section id="statements" aria-labelledby="statements-title">
      <h3 id="statements-title" className="mb-3 text-base">
        {t('statements.title')}
      </h3>
      {statements === null && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 text-sm text-quiet">
          <p>{t('statements.failed')}</p>
          <Button variant="link" waiting={state === 'loading'} onClick={() => revalidate()}>
            {t('statements.retry')}
          </Button>
        </div>
      )}
      {statements?.length === 0 && (
        <NoCards title={t('statements.none')} text={t('statements.noneText')} />
      )}
      {statements && statements.length > 0 && (
        <ul className="divide-y divide-hair border-y border-hair">
          {statements.map((statement) => (
            <StatementRow key={statement.id} statement={statement} company={company} />
          ))}
        </ul>
      )}
    </section>
  );
}
