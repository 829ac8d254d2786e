import { createListeners } from './listeners.ts';

/** A short word about what just happened, at the top of the screen. */
export interface Toast {
  readonly tone: 'done' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
  /** One of `toastsMs`; the time stands still while the pointer or the focus is on it. */
  readonly durationMs: number;
}

let isNeeded = false;
const listeners = createListeners();

/** Most visits never see a toast, so what shows them is loaded with the first one. */
export const toastsNeeded = {
  get: () => isNeeded,
  subscribe: listeners.subscribe,
};

export async function showToast(toast: Toast): Promise<void> {
  isNeeded = true;
  listeners.tell();
  const { toastQueue } = await import('./toast-region.tsx');
  toastQueue.add(toast, { timeout: toast.durationMs });
}
