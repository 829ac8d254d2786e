import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuditRoom, auditRooms } from '../../../domain/audit-action.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import { operateApi } from '../../api/operate-api.ts';

export const EVERYONE = 'everyone';
export const EVERYTHING = 'everything';
export type ChosenRoom = AuditRoom | typeof EVERYTHING;

interface AuditFiltersProps {
  readonly actor: string;
  readonly room: ChosenRoom;
  readonly onActor: (actor: string) => void;
  readonly onRoom: (room: ChosenRoom) => void;
  /** Whoever has an entry since is asked for again. */
  readonly changed: unknown;
}

/** Whose entries, and on what. Whoever has left can be chosen, too. */
export function AuditFilters({ actor, room, onActor, onRoom, changed }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const actors = useActors(changed);
  const names = [{ id: EVERYONE, label: t('everyone') }, ...actors];
  const rooms: readonly MenuEntry<ChosenRoom>[] = [
    { id: EVERYTHING, label: t('everything') },
    ...auditRooms.map((id) => ({ id, label: t(`rooms.${id}`) })),
  ];
  return (
    <>
      <Filter
        entries={names}
        selectedId={actor}
        labelOf={(name) => t('filter', { name })}
        onChoose={onActor}
      />
      <Filter
        entries={rooms}
        selectedId={room}
        labelOf={(name) => t('filterRoom', { room: name })}
        onChoose={onRoom}
      />
    </>
  );
}

function useActors(changed: unknown): readonly MenuEntry<string>[] {
  const { t } = useTranslation('audit');
  const [actors, setActors] = useState<readonly MenuEntry<string>[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when people changed
  useEffect(() => {
    let isCurrent = true;
    operateApi()
      .listAuditActors()
      .then(
        ({ items }) =>
          isCurrent &&
          setActors(
            items.map(({ id, name, hasLeft }) => ({
              id,
              label: name,
              ...(hasLeft && { note: t('hasLeft') }),
            })),
          ),
        // The entries are read at the same time and say so.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [changed]);
  return actors;
}

interface FilterProps<Id extends string> {
  readonly entries: readonly MenuEntry<Id>[];
  readonly selectedId: Id;
  readonly labelOf: (chosen: string) => string;
  readonly onChoose: (id: Id) => void;
}

function Filter<Id extends string>({ entries, selectedId, labelOf, onChoose }: FilterProps<Id>) {
  const chosen = entries.find(({ id }) => id === selectedId)?.label ?? '';
  return (
    <Menu
      label={labelOf(chosen)}
      button={
        <>
          {chosen}
          <Icon name="down" className="size-4 stroke-2 text-quiet" />
        </>
      }
      buttonStyle="flex min-h-8 items-center gap-1.5 rounded-full border border-control bg-card px-3 text-xs font-medium focus-visible:rounded-full"
      entries={entries}
      selectedId={selectedId}
      onChoose={onChoose}
    />
  );
}
