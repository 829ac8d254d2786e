import { geocoderContract } from './geocoder-contract.ts';
import { createEmbeddedGeocoder } from './simulator/embedded-geocoder.ts';

geocoderContract('the embedded gazetteer', createEmbeddedGeocoder);
