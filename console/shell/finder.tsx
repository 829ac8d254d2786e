import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { type FinderEntry, type FinderGroup, matching } from './finder-entries.ts';
import { useFinderGroups } from './use-finder-groups.ts';

interface FinderProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** One box for pages, people, cars and what can be done. */
export function Finder({ onClose, onHelp }: FinderProps) {
  const { t } = useTranslation('desk');
  const [text, setText] = useState('');
  const { groups, hasFailed } = useFinderGroups(text, onHelp);
  const shown = matching(groups, text);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-40 flex justify-center bg-veil px-4 pt-[12vh]"
    >
      <Modal className="h-fit max-h-[70vh] w-full max-w-[560px] overflow-hidden rounded-card bg-card shadow-float">
        <Dialog aria-label={t('find.open')} className="flex max-h-[70vh] flex-col outline-none">
          <Autocomplete inputValue={text} onInputChange={setText}>
            <SearchField
              autoFocus
              aria-label={t('find.label')}
              className="flex items-center gap-3 border-b border-hair px-5"
            >
              <Icon name="find" className="size-5 stroke-2 text-quiet" />
              <Input
                placeholder={t('find.label')}
                className="h-14 flex-1 bg-transparent text-lg outline-none placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden"
              />
              <span aria-hidden="true" className="keycap">
                Esc
              </span>
            </SearchField>
            <Menu
              aria-label={t('find.open')}
              items={shown}
              className="min-h-0 overflow-y-auto p-2 outline-none"
              onAction={(id) => {
                onClose();
                entryCalled(String(id), shown)?.run();
              }}
              renderEmptyState={() => <Nothing text={text} />}
            >
              {(group) => (
                <MenuSection id={group.id} items={group.entries}>
                  <Header className="px-3 pt-3 pb-1 text-xs text-quiet">{group.title}</Header>
                  {group.entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </MenuSection>
              )}
            </Menu>
          </Autocomplete>
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

function Entry({ entry: { id, label, note, keys } }: { entry: FinderEntry }) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none data-focused:bg-stone-50 data-focused:shadow-[inset_0_0_0_1.5px_var(--color-ink)]"
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
    </MenuItem>
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

const entryCalled = (id: string, groups: readonly FinderGroup[]) =>
  groups.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
