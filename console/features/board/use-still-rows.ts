import { useMemo, useRef } from 'react';
import type { BoardRow, CarLine } from './board-model.ts';

/** Nothing changes its place under a hand: while something is carried, rows stay where they are and only say other things. */
export function useStillRows(
  rows: readonly BoardRow[],
  lines: readonly CarLine[],
  isStill: boolean,
): readonly BoardRow[] {
  const before = useRef(rows);
  return useMemo(() => {
    if (!isStill) {
      before.current = rows;
      return rows;
    }
    const byId = new Map(lines.map((car) => [car.id, car]));
    return before.current.map((row) => {
      const car = row.kind === 'car' && byId.get(row.id);
      return car ? { ...row, car } : row;
    });
  }, [rows, lines, isStill]);
}
