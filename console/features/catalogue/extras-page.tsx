import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
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
import { ExportExtras } from './export-extras.tsx';
import { ExtraDialog } from './extra-dialog.tsx';
import { OfferList } from './offer-list.tsx';
import { useOfferOrder } from './use-offer-order.ts';

addWords('offers', offers);

export const handle = { permission: 'catalogue.read' } as const;

export const loader = ({ params: { city = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().listDeskExtras({ query: { city } }));

export function Component() {
  const { t } = useTranslation('offers');
  const { extras } = useLoaderData<typeof loader>();
  const { id: cityId, name: city } = usePageCity();
  const mayEdit = useMay('catalogue.edit');
  const [search, setSearch] = useSearchParams();
  const edited = extras.find(({ id }) => id === search.get('edit'));
  const order = useOfferOrder((ids) => operateApi().orderExtras({ body: { cityId, ids } }));
  const close = () => setSearch({});
  const add = (
    <Button onClick={() => setSearch({ add: '' })}>
      <Icon name="plus" className="size-4 stroke-[2.4]" />
      {t('extras.add')}
    </Button>
  );
  return (
    <CatalogueFrame
      part="extras"
      needs="catalogue.edit"
      reading={extras.length > 0 && <ExportExtras extras={extras} />}
      action={extras.length > 0 && add}
    >
      {extras.length === 0 ? (
        <EmptyState
          illustration="no-cars"
          title={t('extras.empty', { city })}
          text={t('extras.emptyText')}
        >
          {mayEdit && add}
        </EmptyState>
      ) : (
        <OfferList
          label={t('extras.list', { city })}
          offers={extras.map((extra) => ({
            id: extra.id,
            name: extra.label,
            description: extra.description,
            price: t('perDay', { price: formatMoney(extra.shownPrice) }),
            note: noteOf(extra),
            onSale: extra.onSale,
          }))}
          onEdit={(id) => setSearch({ edit: id })}
          onOrder={(ids) => void order(ids)}
        />
      )}
      {mayEdit && search.has('add') && <ExtraDialog extra={null} onClose={close} />}
      {mayEdit && edited && <ExtraDialog extra={edited} onClose={close} />}
    </CatalogueFrame>
  );

  function noteOf({ perDriver, hasFees, pricePerDay }: (typeof extras)[number]) {
    if (perDriver) return t('extras.driver');
    return hasFees ? undefined : t('extras.stored', { price: formatMoney(pricePerDay) });
  }
}
