import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Polygon } from '../../../domain/polygon.ts';
import type { Point } from '../../../domain/service-area.ts';
import { map as texts } from '../../../i18n/en/map.ts';
import { addWords } from '../../../i18n/words.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { useSize } from '../../../ui/hooks/use-size.ts';
import { MapCredits } from '../../../ui/map/map-credits.tsx';
import { SurfaceContext } from '../../../ui/map/surface.ts';
import { useCityShape } from '../../../ui/map/use-city-shape.ts';
import { useLiveSurface } from '../../../ui/map/use-live-surface.ts';
import { ZoomButtons } from '../../../ui/map/zoom-buttons.tsx';
import { useDeferred } from '../../../ui/use-deferred.ts';
import { useShellConfig } from '../../page/use-shell-config.ts';
import type { MapPin, PinGroup } from './gather-pins.ts';
import { liveControls } from './live-controls.ts';
import { mapLines, type TripPoints } from './map-lines.ts';
import { MapPad } from './map-pad.tsx';
import { savesData } from './saves-data.ts';
import { StaticMap } from './static-map.tsx';
import { TripPins } from './trip-pins.tsx';
import { useFittedCamera } from './use-fitted-camera.ts';
import { useMapLayout } from './use-map-layout.ts';
import { useStaticMap } from './use-static-map.ts';
import { useStreetRoute } from './use-street-route.ts';

addWords('map', texts);

interface CityMapProps {
  readonly city: { readonly id: string; readonly name: string };
  readonly areas: readonly Polygon[];
  /** What must be in sight at first; a change looks anew. */
  readonly points: readonly Point[];
  readonly closestZoom?: number;
  /** What has a pin of its own, where there is room for it. */
  readonly pins?: readonly MapPin[];
  /** Where more of them stand, which get a dot. */
  readonly bases?: readonly Point[];
  readonly drawPins?: (groups: readonly PinGroup<MapPin>[]) => ReactNode;
  /** How much of the map's foot is covered by something else. */
  readonly footPx?: number;
  readonly trip?: TripPoints;
  /** Said to screen readers after the name of the map. */
  readonly help?: string;
  /** Told where the middle is whenever the map comes to rest. */
  readonly onRest?: (center: Point) => void;
  readonly onEnter?: () => void;
  /** A press brings its place to the middle. */
  readonly centersOnPress?: boolean;
  /** It stands beside what the page is about, and comes alive when somebody turns to it. */
  readonly isAside?: boolean;
  /** What lies over the map. */
  readonly children?: ReactNode;
}

const noTrip: TripPoints = { delivery: null, return: null };
const noPins: readonly MapPin[] = [];
const noBases: readonly Point[] = [];
const loadLiveMap = () => import('./live-map.tsx');

/** A city, drawn at once, and alive when it is wanted, its machinery has come and this device can. */
export function CityMap(props: CityMapProps) {
  const { city, areas, points, trip = noTrip, onRest, children } = props;
  const { closestZoom = 14.5, pins = noPins, bases = noBases, footPx = 0, isAside = false } = props;
  const { t } = useTranslation('map');
  const { styleUrl } = useShellConfig().map;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const shape = useCityShape(city.id, areas);
  // A live map is painted once, in the colours of its page.
  const isNight = useMedia('(prefers-color-scheme: dark)');
  const [map, setMap] = useState<MapLibre | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isTurnedTo, setTurnedTo] = useState(false);
  const isHeld = useRef(false);
  // A hosted style looks like nothing that we could draw meanwhile, so it does not wait.
  const isWanted = !isAside || isTurnedTo || styleUrl !== null;
  const live = useDeferred(loadLiveMap, isWanted && size !== null && !hasFailed && !savesData());

  const route = useStreetRoute(shape, trip);
  const lines = useMemo(() => mapLines(areas, route), [areas, route]);
  const fitted = useFittedCamera(points, size, {
    maxZoom: closestZoom,
    hasPins: pins.length > 0,
    footPx,
    ground: shape?.ground,
  });
  const still = useStaticMap(fitted, size, shape?.ground, onRest);
  const liveSurface = useLiveSurface(map);
  const surface = map ? liveSurface : still?.surface;
  const layout = useMapLayout({ shape, zoom: surface?.zoom ?? 0, pins, bases, trip });
  const controls = map ? liveControls(map) : still?.controls;

  const takeOver = (ready: MapLibre | null) => {
    // Whoever has moved the drawn map meanwhile finds the live one where they left it.
    if (ready && still && still.camera !== fitted) {
      const { center, zoom } = still.camera;
      ready.jumpTo({ center: [center.longitude, center.latitude], zoom });
    }
    setMap(ready);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is turned to stands inside
    <div
      ref={frame}
      onPointerEnter={() => setTurnedTo(true)}
      onFocus={() => setTurnedTo(true)}
      className="absolute inset-0 overflow-hidden bg-studio-wall"
    >
      <MapPad
        label={t('label', { city: city.name })}
        help={props.help ?? t('help')}
        controls={controls}
        isDragged={map === null}
        isHeld={isHeld}
        onEnter={props.onEnter}
        centersOnPress={props.centersOnPress ?? false}
      >
        {still && size && !map && (
          <StaticMap
            shape={shape}
            camera={still.camera}
            size={size}
            lines={lines}
            layout={layout}
          />
        )}
        {live.state === 'ready' && shape && fitted && !hasFailed && (
          <Suspense>
            <live.module.LiveMap
              key={`${city.id} ${isNight}`}
              shape={shape}
              styleUrl={styleUrl}
              camera={fitted}
              lines={lines}
              layout={layout}
              isHeld={isHeld}
              onReady={takeOver}
              onFail={() => setFailed(true)}
              onRest={onRest}
            />
          </Suspense>
        )}
      </MapPad>
      {surface && (
        <SurfaceContext value={surface}>
          <div className="pointer-events-none absolute inset-0 *:pointer-events-auto">
            <TripPins doors={layout.doors} />
            {props.drawPins?.(layout.groups)}
            {children}
          </div>
        </SurfaceContext>
      )}
      {controls && (
        <ZoomButtons labels={{ in: t('zoomIn'), out: t('zoomOut') }} onZoom={controls.zoomBy} />
      )}
      {shape && !styleUrl && <MapCredits credits={shape.credits} footPx={footPx} />}
    </div>
  );
}
