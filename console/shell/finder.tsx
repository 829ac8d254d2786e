import { useEffect, useId, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import type { useCombobox } from '../../ui/use-combobox.ts';
import { type FinderEntry, type FinderGroup, isFirstSure, matching } from './finder-entries.ts';
import { useFindList } from './use-find-list.ts';
import { useFinderGroups } from './use-finder-groups.ts';
import { useStillWhilePressed } from './use-still-while-pressed.ts';

interface FinderProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** One box for pages, people, cars and what can be done. */
export function Finder({ onClose, onHelp }: FinderProps) {
  const { t } = useTranslation('desk');
  const [text, setText] = useState('');
  const { groups, isReading, hasFailed } = useFinderGroups(text, onHelp);
  const { shown, onPointerDown } = useStillWhilePressed(matching(groups, text));
  const combobox = useFindList({
    text,
    entries: shown.flatMap(({ entries }) => entries),
    isReading,
    isFirstSure: isFirstSure(shown),
    onTake: (entry: FinderEntry) => {
      onClose();
      entry.run();
    },
  });
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-40 flex justify-center bg-veil px-4 pt-[12vh]"
    >
      <Modal className="h-fit max-h-[70vh] w-full max-w-[560px] overflow-hidden rounded-card bg-card shadow-float">
        <Dialog aria-label={t('find.open')} className="flex max-h-[70vh] flex-col outline-none">
          <div className="flex items-center gap-3 border-b border-hair px-5">
            <Icon name="find" className="size-5 stroke-2 text-quiet" />
            <input
              {...combobox.inputProps}
              autoFocus
              aria-label={t('find.label')}
              placeholder={t('find.label')}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                combobox.reset();
              }}
              className="h-14 flex-1 bg-transparent text-lg outline-none placeholder:text-quiet"
            />
            <span aria-hidden="true" className="keycap">
              Esc
            </span>
          </div>
          <Found groups={shown} combobox={combobox} onPointerDown={onPointerDown} />
          {shown.length === 0 && !isReading && <Nothing text={text} />}
          <p
            role="status"
            className="border-t border-hair px-5 py-2 text-xs text-quiet empty:hidden"
          >
            {hasFailed && t('find.failed')}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface FoundProps {
  readonly groups: readonly FinderGroup[];
  readonly combobox: ReturnType<typeof useCombobox>;
  readonly onPointerDown: () => void;
}

function Found({ groups, combobox, onPointerDown }: FoundProps) {
  const { t } = useTranslation('desk');
  const list = useRef<HTMLDivElement>(null);
  const { active } = combobox;
  useEffect(() => {
    if (active === null) return;
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const firstAt = (group: FinderGroup) =>
    groups.slice(0, groups.indexOf(group)).flatMap(({ entries }) => entries).length;
  return (
    <div
      ref={list}
      {...combobox.listProps}
      role="listbox"
      tabIndex={-1}
      aria-label={t('find.open')}
      onPointerDown={onPointerDown}
      className="min-h-0 overflow-y-auto p-2 outline-none empty:hidden"
    >
      {groups.map((group) => (
        <Group key={group.id} title={group.title}>
          {group.entries.map((entry, index) => (
            <Entry
              key={entry.id}
              entry={entry}
              option={combobox.optionProps(firstAt(group) + index)}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="px-3 pt-3 pb-1 text-xs text-quiet">
        {title}
      </p>
      {children}
    </div>
  );
}

interface EntryProps {
  readonly entry: FinderEntry;
  readonly option: ReturnType<FoundProps['combobox']['optionProps']>;
}

function Entry({ entry: { label, note, keys }, option }: EntryProps) {
  return (
    <div
      {...option}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-stone-50 aria-selected:bg-stone-50 aria-selected:shadow-[inset_0_0_0_1.5px_var(--color-ink)]"
    >
      <span className="grid min-w-0">
        <span className="truncate font-strong">{label}</span>
        {note && <span className="truncate text-xs text-quiet figures">{note}</span>}
      </span>
      {keys && (
        <span aria-hidden="true" className="ml-auto flex gap-1">
          {keys.map((key) => (
            <kbd key={key} className="keycap">
              {key}
            </kbd>
          ))}
        </span>
      )}
    </div>
  );
}

function Nothing({ text }: { text: string }) {
  const { t } = useTranslation('desk');
  return (
    <div className="grid justify-items-center gap-1 px-6 py-8 text-center">
      <p className="font-strong">{t('find.none', { text })}</p>
      <p className="text-xs text-quiet">{t('find.noneText')}</p>
    </div>
  );
}
