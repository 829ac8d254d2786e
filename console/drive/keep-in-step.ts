import type { Drive } from './create-drive.ts';
import { hasOpenHandover } from './drive-state.ts';

const POLL_EVERY_MS = 60_000;

/** With the server while there is a network, and with the app's newest version when nothing is open. */
export function keepInStep(drive: Drive): void {
  const syncWhenSeen = () => {
    if (document.visibilityState === 'visible') void drive.sync();
  };
  addEventListener('online', () => void drive.sync());
  addEventListener('offline', () => drive.noteAnswer(false));
  document.addEventListener('visibilitychange', syncWhenSeen);
  setInterval(syncWhenSeen, POLL_EVERY_MS);
  if (!navigator.onLine) drive.noteAnswer(false);
  void drive.sync();
  // Asked for again at every start: a browser that said no may have learned how often the app is used.
  void navigator.storage.persist().then(drive.notePersistence);
  // Where the browser has none, as in a private window, the app works while it is open.
  keepUpdated(drive).catch(() => undefined);
}

async function keepUpdated(drive: Drive): Promise<void> {
  const registration = await navigator.serviceWorker.register('/drive-worker.js', {
    scope: '/drive',
    type: 'module',
  });
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    if (hasOpenHandover(drive.read())) drive.noteUpdate();
    else takeUpdate(registration.waiting);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
  // An app that stays open for days never loads its page, which is when a browser checks by itself.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    offer();
    registration.update().catch(() => undefined);
  });
}

/** Everything is stored: the new version starts where the old one was. */
function takeUpdate(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage('take-over');
}
