import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { meaningOf } from './keys.ts';
import { pathOf } from './pages.ts';

interface Keys {
  /** Null: there is none, and nothing to go to or find. */
  readonly cityId: string | null;
  readonly onOpen: (what: 'find' | 'help') => void;
}

/** The desk's keys, wherever the focus is, unless somebody writes or answers a dialog. */
export function useKeys({ cityId, onOpen }: Keys): void {
  const navigate = useNavigate();
  const goBegunAt = useRef<number | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typed = { key: event.key, at: event.timeStamp, isText: isForOthers(event) };
    const meaning = meaningOf(typed, goBegunAt.current);
    goBegunAt.current = meaning.kind === 'go-begun' ? event.timeStamp : null;
    if (meaning.kind === 'none' || meaning.kind === 'go-begun') return;
    if (cityId === null && meaning.kind !== 'help') return;
    event.preventDefault();
    if (meaning.kind === 'go') navigate(pathOf(meaning.page, cityId ?? ''));
    else onOpen(meaning.kind);
  });
  // What can be seen can be pressed: the listener is there with the first picture, not after it.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before any page hears them: the letter after G is no key of the page.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** Somebody writes, answers a dialog, or holds a key that belongs to the browser. */
export function isForOthers({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, select, textarea, [role=dialog], [role=alertdialog], [role=menu]') !==
      null
  );
}
