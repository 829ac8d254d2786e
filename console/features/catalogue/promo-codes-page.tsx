import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { promoCodes as promoWords } from '../../../i18n/en/console/promo-codes.ts';
import { addWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { ExportPromoCodes } from './export-promo-codes.tsx';
import { PromoDialog } from './promo-dialog.tsx';
import { PromoTable } from './promo-table.tsx';
import { EndPromo, GivePromo } from './promo-verbs.tsx';

addWords('promoCodes', promoWords);

export const handle = { permission: 'catalogue.read' } as const;

export const loader = ({ params: { city = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().listDeskPromoCodes({ query: { city } }));

export function Component() {
  const { t } = useTranslation('promoCodes');
  const { promoCodes } = useLoaderData<typeof loader>();
  const { name: city } = usePageCity();
  const mayEdit = useMay('catalogue.edit');
  const [search, setSearch] = useSearchParams();
  const named = (verb: string) => promoCodes.find(({ id }) => id === search.get(verb));
  const [edited, given, ended] = [named('edit'), named('give'), named('end')];
  const close = () => setSearch({});
  const add = (
    <Button onClick={() => setSearch({ add: '' })}>
      <Icon name="plus" className="size-4 stroke-[2.4]" />
      {t('add')}
    </Button>
  );
  return (
    <CatalogueFrame
      part="promo-codes"
      needs="catalogue.edit"
      reading={promoCodes.length > 0 && <ExportPromoCodes promoCodes={promoCodes} />}
      action={promoCodes.length > 0 && add}
    >
      {promoCodes.length === 0 ? (
        <EmptyState illustration="no-cards" title={t('empty', { city })} text={t('emptyText')}>
          {mayEdit && add}
        </EmptyState>
      ) : (
        <PromoTable promoCodes={promoCodes} onAct={(verb, id) => setSearch({ [verb]: id })} />
      )}
      {mayEdit && search.has('add') && <PromoDialog promo={null} onClose={close} />}
      {mayEdit && edited && <PromoDialog promo={edited} onClose={close} />}
      {mayEdit && given && <GivePromo promo={given} onClose={close} />}
      {mayEdit && ended && <EndPromo promo={ended} onClose={close} />}
    </CatalogueFrame>
  );
}
