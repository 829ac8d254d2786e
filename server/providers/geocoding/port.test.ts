import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll } from 'vitest';
import { createFakeMapbox } from './fake-mapbox.fixture.ts';
import { createFakePhoton } from './fake-photon.fixture.ts';
import { geocoderContract } from './geocoder-contract.ts';
import { createMapboxGeocoder } from './mapbox.ts';
import { createPhotonGeocoder } from './photon.ts';
import { createEmbeddedGeocoder } from './simulator/embedded-geocoder.ts';

const token = 'sk.token-of-the-tests';
const mapbox = createFakeMapbox(token);
const photon = createFakePhoton();
// The gazetteer behind the fakes opens a city at its first question.
const patienceMs = 20_000;

const servers = [mapbox, photon].map((app) => serve({ fetch: app.fetch, port: 0 }));
await Promise.all(
  servers.map((server) => new Promise((resolve) => server.once('listening', resolve))),
);
const [mapboxUrl = '', photonUrl = ''] = servers.map(
  (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
);
afterAll(() => {
  for (const server of servers) server.close();
});

geocoderContract('the embedded gazetteer', createEmbeddedGeocoder);
geocoderContract('Mapbox', () =>
  createMapboxGeocoder({
    token,
    patienceMs,
    fetch: async (url, init) => mapbox.request(url.href, init),
  }),
);
geocoderContract('Photon', () =>
  createPhotonGeocoder({
    url: 'http://photon',
    patienceMs,
    fetch: async (url, init) => photon.request(url.href, init),
  }),
);
geocoderContract('Mapbox over HTTP', () =>
  createMapboxGeocoder({ token, patienceMs, url: mapboxUrl }),
);
geocoderContract('Photon over HTTP', () => createPhotonGeocoder({ patienceMs, url: photonUrl }));
