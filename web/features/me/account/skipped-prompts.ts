import { useSyncExternalStore } from 'react';

const key = 'skipped-prompts';
const listeners = new Set<() => void>();

/** For this visit only: the browser forgets it with the tab, and so does signing in anew. */
export function useSkipped(prompt: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => skipped().includes(prompt),
    () => true,
  );
}

export function skip(prompt: string): void {
  sessionStorage.setItem(key, [...skipped(), prompt].join(' '));
  notify();
}

/** Whoever wants to go on is asked again for what stands in the way. */
export function forgetSkipped(): void {
  sessionStorage.removeItem(key);
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

const skipped = () => (sessionStorage.getItem(key) ?? '').split(' ');
