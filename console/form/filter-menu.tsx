import { useTranslation } from 'react-i18next';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';

/** Chosen where a filter leaves everything in. */
export const ANY = 'any';

/** A choice that is taken or not. */
export const chipStyle = (isSet: boolean, isSmall = false) =>
  classes(
    'flex cursor-pointer items-center gap-1.5 rounded-full font-medium whitespace-nowrap focus-visible:rounded-full',
    isSmall ? 'h-8 px-2.5 text-xs' : 'h-target px-4',
    isSet ? 'bg-ink text-paper' : 'border border-control bg-card hover:border-ink',
  );

interface FilterMenuProps<Id extends string> {
  readonly name: string;
  readonly entries: readonly MenuEntry<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly isSmall?: boolean;
}

/** A filter with one choice, which stands on its button. */
export function FilterMenu<Id extends string>({
  name,
  entries,
  chosen,
  onChoose,
  isSmall = false,
}: FilterMenuProps<Id>) {
  const { t } = useTranslation('desk');
  const choice = entries.find(({ id }) => id === chosen)?.label ?? chosen;
  const isSet = chosen !== ANY;
  return (
    <Menu
      label={t('filterChosen', { filter: name, choice })}
      button={
        <>
          {isSet ? choice : name}
          <Icon name="down" className="size-4 stroke-2" />
        </>
      }
      buttonStyle={chipStyle(isSet, isSmall)}
      entries={entries}
      selectedId={chosen}
      onChoose={onChoose}
    />
  );
}
