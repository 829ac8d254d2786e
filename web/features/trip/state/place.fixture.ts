import type { Place } from '../../../../contract/places.ts';

export const somePlace: Place = {
  id: 'augusta',
  placeName: 'Rua Augusta 110, Lisboa',
  name: 'Rua Augusta 110',
  detail: 'Lisboa',
  kind: 'address',
  latitude: 38.71,
  longitude: -9.13,
  approximate: false,
};
