import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { VendorConnection } from './ask-vendor.ts';
import { fallBack } from './fall-back.ts';
import { landmarksFirst } from './landmarks-first.ts';
import { createMapboxGeocoder } from './mapbox.ts';
import { createPhotonGeocoder } from './photon.ts';
import type { Geocoder } from './port.ts';
import { rememberPlaces } from './remember-places.ts';
import { createEmbeddedGeocoder } from './simulator/embedded-geocoder.ts';

/** The provider that the configuration names, with the gazetteer behind it. */
export function openGeocoder(
  { addresses }: Pick<Config, 'addresses'>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  connection: VendorConnection = {},
): Geocoder {
  if (addresses.provider === 'simulator') return createEmbeddedGeocoder({ inventsCities: true });
  const gazetteer = createEmbeddedGeocoder();
  const open = (vendor: Geocoder) => fallBack(vendor, gazetteer, log);
  if (addresses.provider === 'photon') {
    const photon = createPhotonGeocoder({ ...connection, url: addresses.url });
    return open(rememberPlaces(photon, clock));
  }
  const mapbox = createMapboxGeocoder({ ...connection, token: addresses.token });
  return open(landmarksFirst(rememberPlaces(mapbox, clock), gazetteer));
}
