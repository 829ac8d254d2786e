/// <reference lib="webworker" />
import { driveApi } from '../sending/drive-api.ts';
import { SYNC_TAG } from '../sending/send-in-background.ts';
import { sendOutboxes } from '../sending/send-outboxes.ts';
import { openDatabase } from '../store/database.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build in front of this script: a changed file makes another worker. */
declare const driveBuild: { readonly version: string; readonly files: readonly string[] };

const CACHE = `drive-${driveBuild.version}`;
const PAGE = '/drive';
const files = new Set(driveBuild.files);

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Not every browser has it, so the library of types has not. */
const isSync = (event: Event): event is SyncEvent => event.type === 'sync' && 'tag' in event;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...files].map((url) => new Request(url, { cache: 'no-cache' })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('drive-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

/** A window says when: never while a handover is open. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

/** The app and its files from the phone; what the API answers is never kept here. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const isPage =
    request.mode === 'navigate' && (pathname === PAGE || pathname.startsWith('/drive/'));
  if (isPage) event.respondWith(kept(PAGE, request));
  else if (files.has(pathname)) event.respondWith(kept(pathname, request));
});

async function kept(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(url, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === SYNC_TAG) event.waitUntil(sendWaiting());
});

/** Throws when the network has gone again: the browser then wakes us once more. */
async function sendWaiting(): Promise<void> {
  const windows = new BroadcastChannel('drive');
  const database = await openDatabase();
  const onChange = () => windows.postMessage('changed');
  const driverId = (await database.get('day', 'day'))?.day.driver.id ?? '';
  const end = await sendOutboxes({ database, api: driveApi(), driverId, onChange });
  database.close();
  windows.close();
  if (end === 'no-answer') throw new Error('No network');
}
