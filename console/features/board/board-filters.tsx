import { useTranslation } from 'react-i18next';
import { carValues } from '../../../domain/car.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import { type CarLine, fitting, stateNow } from './board-model.ts';
import { type BoardView, boardStates } from './board-view.ts';

const ANY = 'any';

interface BoardFiltersProps {
  readonly view: BoardView;
  readonly lines: readonly CarLine[];
  readonly onShow: (view: BoardView) => void;
}

/** By class, base and state; a state says of how many cars it is true. */
export function BoardFilters({ view, lines, onShow }: BoardFiltersProps) {
  const { t } = useTranslation(['board', 'fleet']);
  const bases = [...new Set(lines.flatMap(({ base }) => base ?? []))].toSorted();
  const counted = fitting(lines, { ...view, state: null });
  return (
    <search aria-label={t('filters.title')} className="ml-auto flex items-center gap-2">
      <Filter
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
        onChoose={(id) => onShow({ ...view, category: id === ANY ? null : id })}
      />
      {(bases.length > 1 || view.base !== null) && (
        <Filter
          name={t('filters.base')}
          entries={[
            { id: ANY, label: t('filters.anyBase') },
            ...bases.map((base) => ({ id: base, label: base })),
          ]}
          chosen={view.base ?? ANY}
          onChoose={(id) => onShow({ ...view, base: id === ANY ? null : id })}
        />
      )}
      {boardStates.map((state) => {
        const isSet = view.state === state;
        return (
          <button
            key={state}
            type="button"
            aria-pressed={isSet}
            onClick={() => onShow({ ...view, state: isSet ? null : state })}
            className={chipStyle(isSet)}
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

/** A choice that is taken or not. */
export const chipStyle = (isSet: boolean) =>
  classes(
    'flex h-8 cursor-pointer items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap focus-visible:rounded-full',
    isSet ? 'bg-ink text-paper' : 'border border-control bg-card hover:border-ink',
  );

interface FilterProps<Id extends string> {
  readonly name: string;
  readonly entries: readonly MenuEntry<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

function Filter<Id extends string>({ name, entries, chosen, onChoose }: FilterProps<Id>) {
  const { t } = useTranslation('board');
  const choice = entries.find(({ id }) => id === chosen)?.label ?? chosen;
  const isSet = chosen !== ANY;
  return (
    <Menu
      label={t('filters.chosen', { filter: name, choice })}
      button={
        <>
          {isSet ? choice : name}
          <Icon name="down" className="size-3.5 stroke-2" />
        </>
      }
      buttonStyle={chipStyle(isSet)}
      entries={entries}
      selectedId={chosen}
      onChoose={onChoose}
    />
  );
}
