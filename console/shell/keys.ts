import type { PageId } from './pages.ts';
import { pages } from './pages.ts';

/** How long the letter after G is waited for. */
const PAIR_MS = 1_500;

export interface Typed {
  readonly key: string;
  readonly at: number;
  /** Somebody is writing, or holds a key that belongs to the browser. */
  readonly isText: boolean;
}

type Meaning =
  | { readonly kind: 'find' | 'help' | 'go-begun' | 'none' }
  | { readonly kind: 'go'; readonly page: PageId };

/** What a key means at the desk, given when G was pressed, if it was. */
export function meaningOf(typed: Typed, goBegunAt: number | null): Meaning {
  if (typed.isText) return { kind: 'none' };
  const key = typed.key.toLowerCase();
  if (goBegunAt !== null && typed.at - goBegunAt < PAIR_MS) {
    const page = pages.find(({ letter }) => letter === key);
    return page ? { kind: 'go', page: page.id } : { kind: 'none' };
  }
  if (key === '/') return { kind: 'find' };
  if (key === '?') return { kind: 'help' };
  return { kind: key === 'g' ? 'go-begun' : 'none' };
}
