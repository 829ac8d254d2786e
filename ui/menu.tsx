import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components/Menu';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export interface MenuEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** A second, quieter line. */
  readonly note?: string;
}

interface MenuProps<Id extends string> {
  /** What the button is called where its content alone would not say it. */
  readonly label: string;
  readonly button: ReactNode;
  readonly buttonStyle: string;
  readonly entries: readonly MenuEntry<Id>[];
  /** For a choice of one: which it is now. */
  readonly selectedId?: Id | undefined;
  readonly onChoose: (id: Id) => void;
}

/** A button and the short list that opens from it. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { label, button, buttonStyle, entries, selectedId, onChoose } = props;
  return (
    <MenuTrigger>
      <Button aria-label={label} className={classes('cursor-pointer', buttonStyle)}>
        {button}
      </Button>
      <Popover className="min-w-48 rounded-card bg-card p-2 shadow-popover">
        <AriaMenu
          items={entries}
          className="grid max-h-80 overflow-y-auto outline-none"
          onAction={(key) => {
            const entry = entries.find(({ id }) => id === key);
            if (entry) onChoose(entry.id);
          }}
          {...(selectedId === undefined
            ? {}
            : { selectionMode: 'single' as const, selectedKeys: [selectedId] })}
        >
          {(entry) => (
            <MenuItem
              id={entry.id}
              textValue={entry.label}
              className="flex min-h-target cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm outline-none data-focused:bg-stone-100 data-selected:font-strong"
            >
              {({ isSelected }) => (
                <>
                  <span className="grid">
                    <Text slot="label">{entry.label}</Text>
                    {entry.note && (
                      <Text slot="description" className="text-xs text-quiet">
                        {entry.note}
                      </Text>
                    )}
                  </span>
                  {isSelected && <Icon name="check" className="ml-auto size-5 stroke-[2.4]" />}
                </>
              )}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
