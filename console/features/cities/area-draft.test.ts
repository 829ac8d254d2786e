import { describe, expect, it } from 'vitest';
import { polygonOf } from '../../../domain/polygon.ts';
import { box } from '../../../domain/service-area.ts';
import { outlineText, readOutline } from './area-draft.ts';

const outline = {
  type: 'Polygon' as const,
  coordinates: [
    ...polygonOf(box(41.14, -8.66, 41.16, -8.6)).coordinates,
    ...polygonOf(box(41.145, -8.65, 41.15, -8.64)).coordinates,
  ],
};

describe('the corners of an area', () => {
  it('come out of their field as they went in, holes included', () => {
    expect(readOutline(outlineText(outline))).toEqual({ ok: true, outline });
  });

  it.each([
    JSON.stringify(outline),
    JSON.stringify({ type: 'Feature', properties: {}, geometry: outline }),
    JSON.stringify({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', geometry: outline }],
    }),
  ])('are read from GeoJSON: %s', (text) => {
    expect(readOutline(text)).toEqual({ ok: true, outline });
  });

  it.each([
    ['', 'unreadable'],
    ['41.1, -8.6\nhere', 'unreadable'],
    ['{"type":"Point","coordinates":[0,0]}', 'unreadable'],
    ['{"type":"Polygon","coordinates":7}', 'unreadable'],
    ['{not json', 'unreadable'],
    ['41.1, -8.6\n41.2, -8.6', 'ring_too_short'],
    ['41.1, -8.6\n41.2, -8.5\n41.1, -8.5\n41.2, -8.6', 'ring_crosses_itself'],
  ])('say what is wrong with %j: %s', (text, code) => {
    expect(readOutline(text)).toEqual({ ok: false, code });
  });
});
