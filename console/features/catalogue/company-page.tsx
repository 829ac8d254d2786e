import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { moment, wholeDate } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { companies as companyWords } from '../../../i18n/en/console/companies.ts';
import { addWords } from '../../../i18n/words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { partPath } from '../../shell/pages.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { CompanyDialog } from './company-dialog.tsx';
import { draftOf } from './company-draft.ts';
import { CompanyPeople } from './company-people.tsx';
import { Lines } from './lines.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

addWords('companies', companyWords);

export const handle = { permission: 'companies.edit' } as const;

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().getDeskCompany({ params: { id } }));

export function Component() {
  const { t } = useTranslation(['companies', 'catalogue']);
  const company = useLoaderData<typeof loader>();
  const { id: cityId, timeZone } = usePageCity();
  const [search, setSearch] = useSearchParams();
  const close = () => setSearch({});
  const { name, address, vat, billingEmail, creditLimit } = draftOf(company);
  const owed = company.balances.map(({ open, limit }) =>
    t('owes', { amount: formatMoney(open), limit: formatMoney(limit) }),
  );
  return (
    <div className="desk-width py-8">
      <PageHead title={name} text={owed.join(' · ')}>
        <ButtonLink variant="outline" to={partPath('companies', cityId)}>
          {t('back')}
        </ButtonLink>
        <Button onClick={() => setSearch({ transfer: '' })}>{t('payments.add')}</Button>
      </PageHead>
      <div className="grid items-start gap-6 desk:grid-cols-2">
        <Card
          title={t('facts')}
          action={
            <Button
              variant="quiet"
              aria-label={t('catalogue:editOf', { name })}
              onClick={() => setSearch({ edit: '' })}
            >
              {t('catalogue:edit')}
            </Button>
          }
        >
          <FactList
            layout="pairs"
            facts={[
              [t('fields.address'), address],
              [t('fields.vat'), vat],
              [t('fields.billingEmail'), billingEmail || t('none')],
              [t('fields.creditLimit'), creditLimit || t('usual')],
            ]}
          />
        </Card>
        <CompanyPeople company={company} />
        <Lines
          title={t('statements.title')}
          none={t('statements.none')}
          noneText={t('statements.noneText')}
          lines={company.statements.map(({ month, state, left, dueOn }) => ({
            id: `${month} ${left.currency}`,
            text: t('statements.line', {
              month,
              amount: formatMoney(left),
              due: wholeDate(Temporal.PlainDate.from(dueOn)),
            }),
            note: t(`statements.states.${state}`),
          }))}
        />
        <Lines
          title={t('payments.title')}
          none={t('payments.none')}
          noneText={t('payments.noneText')}
          lines={company.payments.map(({ amount, reference, receivedAt }) => ({
            id: reference,
            text: t('payments.line', {
              amount: formatMoney(amount),
              when: moment(receivedAt, timeZone),
            }),
            note: reference,
          }))}
        />
      </div>
      {search.has('edit') && <CompanyDialog company={company} onClose={close} />}
      {search.has('transfer') && <TransferDialog companyId={company.id} onClose={close} />}
    </div>
  );
}
