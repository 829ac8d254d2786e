import { appManifest } from '../features/site/pages/app-manifest.server.ts';

export function loader() {
  return new Response(JSON.stringify(appManifest()), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
