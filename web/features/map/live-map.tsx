import type { Map as MapLibre } from 'maplibre-gl';
import stylesheetUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from '../../../domain/service-area.ts';
import { classes } from '../../../ui/classes.ts';
import type { CityShape } from '../../../ui/map/city-shape.ts';
import { createMap, toLngLat } from '../../../ui/map/create-map.ts';
import type { Camera } from '../../../ui/projection.ts';
import { keepClear } from './keep-clear.ts';
import { liveCenter } from './live-controls.ts';
import { drawDots } from './live-dots.ts';
import { drawLines } from './live-lines.ts';
import type { MapLayout } from './map-layout.ts';
import type { MapLine } from './map-lines.ts';

interface LiveMapProps {
  readonly shape: CityShape;
  /** A hosted style by configuration, or none for our own map. */
  readonly styleUrl: string | null;
  readonly camera: Camera;
  readonly lines: readonly MapLine[];
  readonly layout: MapLayout;
  /** Whether somebody drags the drawn map: it is not taken from under their finger. */
  readonly isHeld: RefObject<boolean>;
  readonly onReady: (map: MapLibre | null) => void;
  readonly onFail: () => void;
  readonly onRest: ((center: Point) => void) | undefined;
}

/** The map that moves. Loaded only when a map is in sight; the drawn one stands in until then. */
export function LiveMap(props: LiveMapProps) {
  const { shape, styleUrl, camera, lines, layout, isHeld } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const lastCamera = useRef(camera);
  const onRest = useEffectEvent((center: Point) => props.onRest?.(center));
  const onFail = useEffectEvent(props.onFail);
  const onReady = useEffectEvent((ready: MapLibre | null) => {
    setMap(ready);
    props.onReady(ready);
  });

  useEffect(() => {
    if (!box.current) return;
    const created = createMap(box.current, shape, styleUrl, lastCamera.current);
    if (!created) return onFail();
    created.on('error', ({ error }) => {
      console.error(error);
      // Without its style a hosted map would stay grey; ours can be drawn instead.
      if (!created.isStyleLoaded()) onFail();
    });
    created.on('moveend', () => onRest(liveCenter(created)));
    const gone = new AbortController();
    const takeOver = () => {
      if (!isHeld.current) return onReady(created);
      for (const end of ['pointerup', 'pointercancel'])
        window.addEventListener(end, takeOver, { once: true, signal: gone.signal });
    };
    created.once('load', takeOver);
    return () => {
      gone.abort();
      onReady(null);
      created.remove();
    };
  }, [shape, styleUrl, isHeld]);

  useEffect(() => {
    if (map) drawLines(map, lines);
  }, [map, lines]);

  useEffect(() => {
    if (!map) return;
    drawDots(map, layout.dots);
    keepClear(map, layout.marks);
  }, [map, layout]);

  useEffect(() => {
    if (!map || camera === lastCamera.current) return;
    lastCamera.current = camera;
    map.easeTo({ center: toLngLat(camera.center), zoom: camera.zoom });
  }, [map, camera]);

  return (
    <>
      <link rel="stylesheet" href={stylesheetUrl} precedence="default" />
      <div ref={box} className={classes('absolute! inset-0', !map && 'invisible')} />
    </>
  );
}
