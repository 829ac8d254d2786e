const key = 'skipped-prompts';

/** For this visit only: the browser forgets it with the tab, and so does signing in anew. */
export function isSkipped(prompt: string): boolean {
  return skipped().includes(prompt);
}

export function skip(prompt: string): void {
  sessionStorage.setItem(key, [...skipped(), prompt].join(' '));
}

export function forgetSkipped(): void {
  sessionStorage.removeItem(key);
}

const skipped = () => (sessionStorage.getItem(key) ?? '').split(' ');
