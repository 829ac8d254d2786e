export const SYNC_TAG = 'drive-outbox';

interface WithSync {
  readonly sync: { register(tag: string): Promise<void> };
}

const canSync = (
  registration: ServiceWorkerRegistration,
): registration is ServiceWorkerRegistration & WithSync => 'sync' in registration;

/** Where the browser can: it wakes the service worker when there is a network again, with no window open. */
export async function sendInBackground(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/drive');
  if (registration && canSync(registration)) {
    // Refused where the person has switched it off: then it is sent while the app is open.
    await registration.sync.register(SYNC_TAG).catch(() => undefined);
  }
}
