import { useEffectEvent, useLayoutEffect } from 'react';
import { isForOthers } from '../../shell/use-keys.ts';
import { type BoardKey, boardKeyOf, type CarryKey, carryKeyOf } from './board-keys.ts';

interface BoardKeys {
  readonly isCarrying: boolean;
  readonly onKey: (key: BoardKey) => void;
  readonly onCarryKey: (key: CarryKey) => void;
}

/** The board's keys, wherever the focus is, unless somebody writes or answers a dialog. */
export function useBoardKeys({ isCarrying, onKey, onCarryKey }: BoardKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // What the desk has taken, such as the letter after G, is not the board's.
    if (event.defaultPrevented || isForOthers(event)) return;
    if (isCarrying) {
      const key = carryKeyOf(event.key, event.shiftKey);
      if (!key) return;
      event.preventDefault();
      return onCarryKey(key);
    }
    const { target } = event;
    const isOnBoard =
      target instanceof Element && target.closest('[data-bar], [data-car]') !== null;
    const key = boardKeyOf(event.key, isOnBoard);
    // A car is a link and a block a button of their own.
    const isLink = target instanceof Element && target.closest('[data-car]') !== null;
    if (!key || (isLink && key.kind === 'open')) return;
    event.preventDefault();
    onKey(key);
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
