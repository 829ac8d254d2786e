import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { digitsOf } from '../card-number.ts';
import { caretAfter } from '../caret.ts';

/** An input whose digits are grouped while they are typed, with the caret where one left it. */
export function useGroupedInput(value: string, group: (text: string) => string) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const at = caretAfter(value, caret.current);
    input.current?.setSelectionRange(at, at);
    caret.current = null;
  }, [value]);
  return {
    ref: input,
    read(event: ChangeEvent<HTMLInputElement>): string {
      const { value: typed, selectionStart } = event.target;
      const isInside = selectionStart !== null && selectionStart < typed.length;
      // At the end the browser places it well by itself.
      caret.current = isInside ? digitsOf(typed.slice(0, selectionStart)).length : null;
      return group(typed);
    },
  };
}
