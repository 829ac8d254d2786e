/** What a key does on the board. */
export type BoardKey =
  | { readonly kind: 'car' | 'bar' | 'zoom' | 'day'; readonly step: 1 | -1 }
  | {
      readonly kind:
        | 'open'
        | 'peek'
        | 'unpeek'
        | 'move'
        | 'hours'
        | 'today'
        | 'compact'
        | 'find'
        | 'book'
        | 'block';
    };

const meanings: Readonly<Record<string, BoardKey>> = {
  j: { kind: 'car', step: 1 },
  ArrowDown: { kind: 'car', step: 1 },
  k: { kind: 'car', step: -1 },
  ArrowUp: { kind: 'car', step: -1 },
  ArrowRight: { kind: 'bar', step: 1 },
  ArrowLeft: { kind: 'bar', step: -1 },
  Enter: { kind: 'open' },
  ' ': { kind: 'peek' },
  Escape: { kind: 'unpeek' },
  m: { kind: 'move' },
  z: { kind: 'hours' },
  '+': { kind: 'zoom', step: -1 },
  '-': { kind: 'zoom', step: 1 },
  '[': { kind: 'day', step: -1 },
  ']': { kind: 'day', step: 1 },
  t: { kind: 'today' },
  c: { kind: 'compact' },
  f: { kind: 'find' },
  n: { kind: 'book' },
  b: { kind: 'block' },
};

/** Those that mean something to a button or the page itself count only where a bar or a car has the focus. */
const onlyOnBoard = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Enter', ' ', 'Escape'];

export function boardKeyOf(key: string, isOnBoard: boolean): BoardKey | null {
  if (onlyOnBoard.includes(key) && !isOnBoard) return null;
  return meanings[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

export type CarryKey =
  | { readonly kind: 'car' | 'time'; readonly steps: number }
  | { readonly kind: 'drop' | 'put-back' };

const HALF_HOURS_A_DAY = 48;

/** While a booking is carried: up and down to the next car that fits, left and right in time, with Shift by days. */
export function carryKeyOf(key: string, isShift: boolean): CarryKey | null {
  const far = isShift ? HALF_HOURS_A_DAY : 1;
  const keys: Readonly<Record<string, CarryKey>> = {
    ArrowDown: { kind: 'car', steps: 1 },
    ArrowUp: { kind: 'car', steps: -1 },
    ArrowRight: { kind: 'time', steps: far },
    ArrowLeft: { kind: 'time', steps: -far },
    Enter: { kind: 'drop' },
    Escape: { kind: 'put-back' },
  };
  return keys[key] ?? null;
}
