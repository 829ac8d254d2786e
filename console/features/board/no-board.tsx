import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { pathOf } from '../../shell/pages.ts';
import { addressOf, type BoardView, isFiltered } from './board-view.ts';

/** Why there is no row, and the way on. */
export function NoBoard({ view }: { readonly view: BoardView }) {
  const { t } = useTranslation('board');
  const { id, name: city } = usePageCity();
  const mayAdd = useMay('fleet.edit');
  const isEmpty = !isFiltered(view);
  return (
    <div className="flex-1 overflow-y-auto p-8">
      <EmptyState
        illustration="no-cars"
        title={isEmpty ? t('empty.title', { city }) : t('empty.filtered')}
        text={isEmpty ? t('empty.text') : t('empty.filteredText')}
      >
        {isEmpty ? (
          mayAdd && <ButtonLink to={`${pathOf('fleet', id)}/new`}>{t('empty.add')}</ButtonLink>
        ) : (
          <ButtonLink
            variant="outline"
            to={addressOf({ ...view, category: null, state: null, base: null })}
          >
            {t('filters.clear')}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  );
}
