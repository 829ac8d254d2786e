import { useTranslation } from 'react-i18next';
import { carValues } from '../../../domain/car.ts';
import { ANY, chipStyle, FilterMenu } from '../../form/filter-menu.tsx';
import { type CarLine, fitting, stateNow } from './board-model.ts';
import { type BoardView, boardStates } from './board-view.ts';
import type { ShowView } from './use-show-view.ts';

interface BoardFiltersProps {
  readonly view: BoardView;
  readonly lines: readonly CarLine[];
  readonly onShow: ShowView;
}

/** By class, base and state; a state says of how many cars it is true. */
export function BoardFilters({ view, lines, onShow }: BoardFiltersProps) {
  const { t } = useTranslation(['board', 'fleet']);
  const bases = [...new Set(lines.flatMap(({ base }) => base ?? []))].toSorted();
  const counted = fitting(lines, { ...view, state: null });
  return (
    <search aria-label={t('filters.title')} className="ml-auto flex items-center gap-2">
      <FilterMenu
        isSmall
        name={t('filters.class')}
        entries={[
          { id: ANY, label: t('filters.anyClass') },
          ...carValues.category.map((category) => ({
            id: category,
            label: t('fleet:categoryChoice', {
              category,
              name: t(`fleet:categories.${category}`),
            }),
          })),
        ]}
        chosen={view.category ?? ANY}
        onChoose={(id) => onShow((now) => ({ ...now, category: id === ANY ? null : id }))}
      />
      {(bases.length > 1 || view.base !== null) && (
        <FilterMenu
          isSmall
          name={t('filters.base')}
          entries={[
            { id: ANY, label: t('filters.anyBase') },
            ...bases.map((base) => ({ id: base, label: base })),
          ]}
          chosen={view.base ?? ANY}
          onChoose={(id) => onShow((now) => ({ ...now, base: id === ANY ? null : id }))}
        />
      )}
      {boardStates.map((state) => {
        const isSet = view.state === state;
        return (
          <button
            key={state}
            type="button"
            aria-pressed={isSet}
            onClick={() => onShow((now) => ({ ...now, state: isSet ? null : state }))}
            className={chipStyle(isSet, true)}
          >
            {t(`filters.${state}`)}
            <span className="font-text figures">
              {counted.filter((car) => stateNow(car) === state).length}
            </span>
          </button>
        );
      })}
    </search>
  );
}
