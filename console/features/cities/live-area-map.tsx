import type { Map as MapLibre } from 'maplibre-gl';
import stylesheetUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boundsOf, type Polygon } from '../../../domain/polygon.ts';
import type { Box, Point } from '../../../domain/service-area.ts';
import { classes } from '../../../ui/classes.ts';
import type { CityShape } from '../../../ui/map/city-shape.ts';
import { createMap } from '../../../ui/map/create-map.ts';
import { Pinned } from '../../../ui/map/pinned.tsx';
import { SurfaceContext } from '../../../ui/map/surface.ts';
import { useLiveSurface } from '../../../ui/map/use-live-surface.ts';
import { ZoomButtons } from '../../../ui/map/zoom-buttons.tsx';
import type { Camera } from '../../../ui/projection.ts';
import type { NamedArea } from './area-drawing.tsx';
import { type Pencil, takePencil } from './draw-area.ts';
import { drawAreas } from './draw-areas.ts';
import { type Drawn, DrawTools } from './draw-tools.tsx';

interface LiveAreaMapProps {
  readonly shape: CityShape;
  readonly styleUrl: string | null;
  readonly camera: Camera;
  readonly bounds: Box;
  readonly areas: readonly NamedArea[];
  readonly drawn: Drawn | undefined;
  readonly onReady: (isReady: boolean) => void;
  readonly onFail: () => void;
}

interface Live {
  readonly map: MapLibre;
  readonly pencil: Pencil | null;
}

/** The areas on the map of their city, and one of them under the pencil. */
export function LiveAreaMap(props: LiveAreaMapProps) {
  const { shape, styleUrl, bounds, areas, drawn } = props;
  const { t } = useTranslation('cities');
  const box = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [isBegun, setBegun] = useState(false);
  const [camera] = useState(props.camera);
  const surface = useLiveSurface(live?.map ?? null);
  const isDrawing = drawn !== undefined;
  const neighbours = useEffectEvent(() => areas.map(({ outline }) => outline));
  const onDrawn = useEffectEvent((outline: Polygon) => {
    drawn?.onDrawn(outline);
    drawn?.onTool('corners');
  });
  const onFail = useEffectEvent(props.onFail);
  const onReady = useEffectEvent(props.onReady);

  useEffect(() => {
    if (!box.current) return;
    const map = createMap(box.current, shape, styleUrl, camera);
    if (!map) return onFail();
    let pencil: Pencil | null = null;
    map.on('error', ({ error }) => {
      console.error(error);
      if (!map.isStyleLoaded()) onFail();
    });
    map.once('load', () => {
      pencil = isDrawing
        ? takePencil(map, {
            neighbours: () => neighbours(),
            onDrawn: (outline) => onDrawn(outline),
            onProgress: setBegun,
          })
        : null;
      setLive({ map, pencil });
      onReady(true);
    });
    return () => {
      setLive(null);
      onReady(false);
      pencil?.stop();
      map.remove();
    };
  }, [shape, styleUrl, camera, isDrawing]);

  useEffect(() => {
    if (live) drawAreas(live.map, { areas, bounds, isBehind: isDrawing });
  }, [live, areas, bounds, isDrawing]);

  const outline = drawn?.outline ?? null;
  useEffect(() => live?.pencil?.show(outline), [live, outline]);
  const tool = drawn?.tool ?? 'corners';
  useEffect(() => live?.pencil?.take(tool), [live, tool]);

  return (
    <>
      <link rel="stylesheet" href={stylesheetUrl} precedence="default" />
      <div ref={box} className={classes('absolute! inset-0', !live && 'invisible')} />
      {live && (
        <SurfaceContext value={surface}>
          <div className="pointer-events-none absolute inset-0">
            {areas.map(({ id, name, outline }) => (
              <Pinned key={id} at={middleOf(outline)}>
                <span className="absolute w-max max-w-24 -translate-1/2 rounded-small bg-card px-1.5 py-0.5 text-center text-2xs leading-3.5 font-medium">
                  {name}
                </span>
              </Pinned>
            ))}
          </div>
        </SurfaceContext>
      )}
      {live && (
        <ZoomButtons
          labels={{ in: t('areas.zoomIn'), out: t('areas.zoomOut') }}
          onZoom={(steps) => live.map.zoomTo(live.map.getZoom() + steps)}
        />
      )}
      {live?.pencil && drawn && <DrawTools drawn={drawn} pencil={live.pencil} isBegun={isBegun} />}
    </>
  );
}

function middleOf(outline: Polygon): Point {
  const { southWest, northEast } = boundsOf(outline);
  return {
    latitude: (southWest.latitude + northEast.latitude) / 2,
    longitude: (southWest.longitude + northEast.longitude) / 2,
  };
}
