import { useSyncExternalStore } from 'react';
import { toastRegion } from './toast.ts';

export function ToastHost() {
  const region = useSyncExternalStore(toastRegion.subscribe, toastRegion.get, () => null);
  return region && <region.ToastRegion />;
}
