import { useState } from 'react';

/** What is typed and not yet confirmed: it is still there after a look through the lens. */
export function useDraft<T extends object>(name: string, first: T) {
  const [draft, setDraft] = useState<T>(() => {
    const stored = sessionStorage.getItem(name);
    return stored ? { ...first, ...JSON.parse(stored) } : first;
  });
  const change = (part: Partial<T>) => {
    const next = { ...draft, ...part };
    sessionStorage.setItem(name, JSON.stringify(next));
    setDraft(next);
  };
  return [draft, change] as const;
}
