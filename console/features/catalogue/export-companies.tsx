import { useTranslation } from 'react-i18next';
import type { DeskCompanySummary } from '../../../contract/operate/catalogue-companies.ts';
import { sheetMoney } from '../../../domain/format-money.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';

type Balance = DeskCompanySummary['balances'][number];

/** A line for each currency in which a company owes. */
export function ExportCompanies({ companies }: { companies: readonly DeskCompanySummary[] }) {
  const { t } = useTranslation(['companies', 'desk']);
  const lines = companies.flatMap((company) => {
    const balances: readonly (Balance | null)[] = company.balances;
    return (balances.length > 0 ? balances : [null]).map((balance) => ({ company, balance }));
  });
  return (
    <ExportTable<(typeof lines)[number]>
      label={t('list')}
      file="companies"
      columns={[
        [t('columns.name'), ({ company }) => company.name],
        [t('fields.address'), ({ company }) => company.address],
        [t('columns.vat'), ({ company }) => company.vat],
        [t('columns.people'), ({ company }) => company.peopleCount],
        [t('columns.owes'), ({ balance }) => balance && sheetMoney(balance.open)],
        [t('columns.limit'), ({ balance }) => balance && sheetMoney(balance.limit)],
        [t('desk:export.currency'), ({ balance }) => balance?.open.currency ?? null],
      ]}
      rows={() => lines}
    />
  );
}
