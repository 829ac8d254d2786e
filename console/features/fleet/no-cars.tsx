import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { newCarPath } from './car-path.ts';
import { addressOf, type FleetView, isFiltered, wholeFleet } from './fleet-view.ts';

/** Why the list is empty, and the way on. */
export function NoCars({ view }: { view: FleetView }) {
  const { t } = useTranslation(['cars', 'carForm']);
  const { id, name: city } = usePageCity();
  const mayEdit = useMay('fleet.edit');
  if (isFiltered(view)) {
    return (
      <EmptyState illustration="no-cars" title={t('empty.filtered')} text={t('empty.filteredText')}>
        <ButtonLink variant="outline" to={addressOf({ ...wholeFleet, retired: view.retired })}>
          {t('list.clear')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (view.retired) {
    return (
      <EmptyState illustration="no-cars" title={t('empty.retired')} text={t('empty.retiredText')}>
        <ButtonLink variant="outline" to={addressOf(wholeFleet)}>
          {t('list.inFleet')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration="no-cars" title={t('empty.title', { city })} text={t('empty.text')}>
      {mayEdit && <ButtonLink to={newCarPath(id)}>{t('carForm:add')}</ButtonLink>}
    </EmptyState>
  );
}
