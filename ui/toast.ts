import { createListeners } from './listeners.ts';
import type { Toast } from './toast-region.tsx';

type Region = typeof import('./toast-region.tsx');

let region: Region | null = null;
const listeners = createListeners();

/** Most visits never see a toast, so what shows them is loaded with the first one. */
export const toastRegion = {
  get: () => region,
  subscribe: listeners.subscribe,
};

/** Whoever has something to lose is told even when it is the network that failed. */
export async function prepareToasts(): Promise<void> {
  await import('./toast-region.tsx').catch(() => {});
}

/** Where it cannot be loaded, such as in a tunnel, nothing is shown and the page stays as it is. */
export async function showToast(
  toast: Toast,
  load: () => Promise<Region> = () => import('./toast-region.tsx'),
): Promise<void> {
  try {
    region ??= await load();
  } catch (error) {
    console.error(error);
    return;
  }
  listeners.notify();
  region.toastQueue.add(toast, { timeout: toast.durationMs });
}
