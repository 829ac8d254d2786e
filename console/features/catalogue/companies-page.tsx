import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import type { DeskCompanySummary } from '../../../contract/operate/catalogue-companies.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { companies as companyWords } from '../../../i18n/en/console/companies.ts';
import { addWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { companyPath } from '../../shell/pages.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { ExportCompanies } from './export-companies.tsx';

addWords('companies', companyWords);

export const handle = { permission: 'companies.edit' } as const;

export const loader = () => whenLoggedIn(operateApi().listCompanies());

export function Component() {
  const { t } = useTranslation('companies');
  const { companies } = useLoaderData<typeof loader>();
  const mayEdit = useMay('companies.edit');
  const [search, setSearch] = useSearchParams();
  const add = (
    <Button onClick={() => setSearch({ add: '' })}>
      <Icon name="plus" className="size-4 stroke-[2.4]" />
      {t('add')}
    </Button>
  );
  return (
    <CatalogueFrame
      part="companies"
      needs="companies.edit"
      reading={companies.length > 0 && <ExportCompanies companies={companies} />}
      action={companies.length > 0 && add}
    >
      {companies.length === 0 ? (
        <EmptyState illustration="no-bookings" title={t('empty')} text={t('emptyText')}>
          {mayEdit && add}
        </EmptyState>
      ) : (
        <CompanyTable companies={companies} />
      )}
      {mayEdit && search.has('add') && (
        <CompanyDialog company={null} onClose={() => setSearch({})} />
      )}
    </CatalogueFrame>
  );
}

function CompanyTable({ companies }: { readonly companies: readonly DeskCompanySummary[] }) {
  const { t } = useTranslation('companies');
  const { id: cityId } = usePageCity();
  return (
    <section
      aria-label={t('list')}
      className="rounded-card border border-hair bg-card px-6 pt-3 pb-1"
    >
      <table className="w-full figures">
        <thead>
          <tr className="text-left text-xs text-quiet">
            {(['name', 'vat', 'people'] as const).map((column) => (
              <th key={column} scope="col" className="pr-4 pb-2 unbold">
                {t(`columns.${column}`)}
              </th>
            ))}
            {(['owes', 'limit'] as const).map((column) => (
              <th key={column} scope="col" className="pb-2 text-right unbold not-last:pr-6">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={company.id} className="relative border-t border-hair hover:bg-stone-50">
              <th scope="row" className="py-2.5 pr-4 text-left unbold">
                <Link
                  to={companyPath(cityId, company.id)}
                  className="font-strong after:absolute after:inset-0"
                >
                  {company.name}
                </Link>
                <span className="block text-xs text-quiet">{company.address}</span>
              </th>
              <td className="pr-4">{company.vat}</td>
              <td className="pr-4">{company.peopleCount}</td>
              <Amounts amounts={company.balances.map(({ open }) => open)} />
              <Amounts amounts={company.balances.map(({ limit }) => limit)} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One below the other, by currency. */
function Amounts({ amounts }: { readonly amounts: readonly Parameters<typeof formatMoney>[0][] }) {
  return (
    <td className="text-right whitespace-nowrap not-last:pr-6">
      {amounts.map((amount) => (
        <span key={amount.currency} className="block">
          {formatMoney(amount)}
        </span>
      ))}
    </td>
  );
}
