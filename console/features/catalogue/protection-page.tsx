import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { DeskProtection } from '../../../contract/operate/catalogue-offers.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { offers } from '../../../i18n/en/console/offers.ts';
import { addWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { ExportProtection } from './export-protection.tsx';
import { OfferList } from './offer-list.tsx';
import { ProtectionDialog } from './protection-dialog.tsx';
import { useOfferOrder } from './use-offer-order.ts';

addWords('offers', offers);

export const handle = { permission: 'catalogue.read' } as const;

export const loader = ({ params: { city = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().listProtection({ query: { city } }));

export function Component() {
  const { t } = useTranslation('offers');
  const { protection } = useLoaderData<typeof loader>();
  const { id: cityId, name: city } = usePageCity();
  const mayEdit = useMay('catalogue.edit');
  const [search, setSearch] = useSearchParams();
  const edited = protection.find(({ id }) => id === search.get('edit'));
  const others = protection.filter(({ id, options }) => options.length === 0 && id !== edited?.id);
  const order = useOfferOrder((ids) => operateApi().orderProtection({ body: { cityId, ids } }));
  const close = () => setSearch({});
  const add = (
    <Button onClick={() => setSearch({ add: '' })}>
      <Icon name="plus" className="size-4 stroke-[2.4]" />
      {t('protection.add')}
    </Button>
  );
  return (
    <CatalogueFrame
      part="protection"
      needs="catalogue.edit"
      reading={protection.length > 0 && <ExportProtection protection={protection} />}
      action={protection.length > 0 && add}
    >
      {protection.length === 0 ? (
        <EmptyState
          illustration="no-cars"
          title={t('protection.empty', { city })}
          text={t('protection.emptyText')}
        >
          {mayEdit && add}
        </EmptyState>
      ) : (
        <OfferList
          label={t('protection.list', { city })}
          offers={protection.map((one) => ({
            id: one.id,
            name: one.title,
            description: one.description,
            price:
              one.options.length === 0
                ? t('perDay', { price: formatMoney(one.pricePerDay) })
                : t('protection.options'),
            onSale: one.onSale,
            isFixed: one.options.length > 0,
            more: one.options.length > 0 && <Options options={one.options} />,
          }))}
          onEdit={(id) => setSearch({ edit: id })}
          onOrder={(ids) => void order(ids)}
        />
      )}
      {mayEdit && search.has('add') && (
        <ProtectionDialog protection={null} others={others} onClose={close} />
      )}
      {mayEdit && edited && (
        <ProtectionDialog protection={edited} others={others} onClose={close} />
      )}
    </CatalogueFrame>
  );
}

function Options({ options }: Pick<DeskProtection, 'options'>) {
  const { t } = useTranslation('offers');
  return (
    <ul className="mt-2 grid gap-1 rounded-control bg-stone-50 px-4 py-3 figures">
      {options.map(({ id, title, pricePerDay, selected, includedCoverage }) => (
        <li key={id} className="grid grid-cols-[12rem_1fr_auto] gap-4">
          <span className="font-medium">
            {title}
            {selected && <span className="text-quiet"> ({t('protection.first')})</span>}
          </span>
          <span className="text-quiet">{includedCoverage.join(', ')}</span>
          <span className="whitespace-nowrap">
            {t('perDay', { price: formatMoney(pricePerDay) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
