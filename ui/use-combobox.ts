import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  startTransition,
  useId,
  useState,
} from 'react';
import { painted } from './painted.ts';

interface ComboboxOptions {
  /** What is listed, in order. */
  readonly ids: readonly string[];
  /** The option that Enter takes before any arrow was pressed; none without a sure guess. */
  readonly preferred: number | null;
  readonly onPick: (index: number) => void;
  /** What Enter does while no option is marked. */
  readonly onEnter?: (() => void) | undefined;
  /** The list is a part of the page and does not float over it. */
  readonly isAlwaysOpen: boolean;
}

/**
 * The keyboard of a combobox with a list: the focus stays in the text, the arrows move a mark in the
 * list that screen readers are told of.
 */
export function useCombobox(options: ComboboxOptions) {
  const { ids, preferred, onPick, onEnter, isAlwaysOpen } = options;
  const listId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  // A mark stays on its option when others come before it.
  const [moved, setMoved] = useState<string | null>(null);
  const count = ids.length;
  const movedTo = moved === null ? -1 : ids.indexOf(moved);
  const isOpen = isAlwaysOpen || isUnfolded;
  const marked = movedTo < 0 ? preferred : movedTo;
  const active = isOpen ? marked : null;

  const open = () => setUnfolded(true);
  const close = () => {
    setUnfolded(false);
    setMoved(null);
  };
  const pick = (index: number) => {
    close();
    onPick(index);
  };
  const step = (by: 1 | -1) => {
    open();
    const from = active ?? (by === 1 ? -1 : count);
    setMoved(ids[(from + by + count) % count] ?? null);
  };

  const actionOf = (key: string): (() => void) | null => {
    if (key === 'ArrowDown') return () => step(1);
    if (key === 'ArrowUp') return () => step(-1);
    if (key === 'Enter') return active === null ? (onEnter ?? null) : () => pick(active);
    return key === 'Escape' && isUnfolded ? close : null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    isOpen,
    active,
    open,
    /** A new text, a new list: the mark goes back to the best guess. */
    reset: () => setMoved(null),
    rootProps: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        // What was pressed instead is shown first.
        if (!event.currentTarget.contains(event.relatedTarget)) startTransition(close);
      },
    },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && count > 0,
      'aria-controls': listId,
      'aria-activedescendant': active === null ? undefined : `${listId}-${active}`,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      onKeyDown,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        // The field is seen to take the press before the list opens, unless it was left meanwhile.
        painted().then(() => currentTarget === document.activeElement && open());
      },
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (index: number) => ({
      id: `${listId}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      // Pressing an option must not take the focus out of the text.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => pick(index),
    }),
  } as const;
}
