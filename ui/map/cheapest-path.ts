import type { Piece } from './street-graph.ts';

interface Waiting {
  readonly corner: number;
  readonly cost: number;
}

/** Dijkstra's: the corners from the first to the last, whichever way the pieces are written. */
export function cheapestPath(
  pieces: readonly Piece[],
  first: number,
  last: number,
): readonly number[] | null {
  const ways = new Map<number, Waiting[]>();
  const add = (from: number, to: number, cost: number) =>
    ways.set(from, [...(ways.get(from) ?? []), { corner: to, cost }]);
  for (const { from, to, cost } of pieces) {
    add(from, to, cost);
    add(to, from, cost);
  }
  const costs = new Map([[first, 0]]);
  const before = new Map<number, number>();
  const heap: Waiting[] = [{ corner: first, cost: 0 }];
  for (let next = takeLeast(heap); next; next = takeLeast(heap)) {
    if (next.corner === last) return pathTo(last, before);
    if (next.cost > (costs.get(next.corner) ?? 0)) continue;
    for (const { corner, cost } of ways.get(next.corner) ?? []) {
      const total = next.cost + cost;
      if (total >= (costs.get(corner) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(corner, total);
      before.set(corner, next.corner);
      put(heap, { corner, cost: total });
    }
  }
  return null;
}

function pathTo(last: number, before: ReadonlyMap<number, number>): readonly number[] {
  const path = [last];
  for (let corner = before.get(last); corner !== undefined; corner = before.get(corner))
    path.unshift(corner);
  return path;
}

/** A binary heap: no parent costs more than its children. */
function put(heap: Waiting[], one: Waiting): void {
  let place = heap.push(one) - 1;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!isCheaper(heap, place, parent)) return;
    swap(heap, place, parent);
    place = parent;
  }
}

function takeLeast(heap: Waiting[]): Waiting | undefined {
  swap(heap, 0, heap.length - 1);
  const least = heap.pop();
  for (let place = 0; ; ) {
    const [left, right] = [2 * place + 1, 2 * place + 2];
    const child = isCheaper(heap, right, left) ? right : left;
    if (!isCheaper(heap, child, place)) return least;
    swap(heap, child, place);
    place = child;
  }
}

function isCheaper(heap: readonly Waiting[], one: number, other: number): boolean {
  const [a, b] = [heap[one], heap[other]];
  return a !== undefined && b !== undefined && a.cost < b.cost;
}

function swap(heap: Waiting[], one: number, other: number): void {
  const [a, b] = [heap[one], heap[other]];
  if (!a || !b) return;
  heap[one] = b;
  heap[other] = a;
}
