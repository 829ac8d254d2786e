import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsNeeded } from './toast.ts';

const ToastRegion = lazy(async () => ({
  default: (await import('./toast-region.tsx')).ToastRegion,
}));

export function ToastHost() {
  const isNeeded = useSyncExternalStore(toastsNeeded.subscribe, toastsNeeded.get, () => false);
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>;
}
