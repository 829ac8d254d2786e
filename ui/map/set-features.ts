import { GeoJSONSource, type GeoJSONSourceSpecification, type Map as MapLibre } from 'maplibre-gl';

type Data = Exclude<GeoJSONSourceSpecification['data'], string>;
type Features = Extract<Data, { type: 'FeatureCollection' }>['features'];

/** Puts features on the map in place of those under that name; the first time it is given its layers. */
export function setFeatures(
  map: MapLibre,
  id: string,
  features: Features,
  addLayers: () => void,
): void {
  const data = { type: 'FeatureCollection' as const, features };
  const source = map.getSource(id);
  if (source instanceof GeoJSONSource) {
    source.setData(data);
    return;
  }
  map.addSource(id, { type: 'geojson', data });
  addLayers();
}
