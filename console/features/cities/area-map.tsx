import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCity } from '../../../contract/operate/cities.ts';
import { polygonOf } from '../../../domain/polygon.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { useSize } from '../../../ui/hooks/use-size.ts';
import { MapCredits } from '../../../ui/map/map-credits.tsx';
import { useCityShape } from '../../../ui/map/use-city-shape.ts';
import { cameraFor } from '../../../ui/projection.ts';
import { useDeferred } from '../../../ui/use-deferred.ts';
import { AreaDrawing, type NamedArea } from './area-drawing.tsx';
import type { Drawn } from './draw-tools.tsx';

interface AreaMapProps {
  readonly city: DeskCity;
  readonly styleUrl: string | null;
  readonly areas: readonly NamedArea[];
  /** The one that is drafted, and what the pencil does with it. */
  readonly drawn?: Drawn;
}

const loadLiveMap = () => import('./live-area-map.tsx');
const fit = { padding: { sides: 32, top: 56, bottom: 32 }, maxZoom: 15 };

/**
 * The areas of a city, drawn at once. Its map is by far the heaviest script of the desk: it comes when somebody turns to
 * it or draws on it, and this device can.
 */
export function AreaMap({ city, styleUrl, areas, drawn }: AreaMapProps) {
  const { t } = useTranslation('cities');
  const frame = useRef<HTMLFieldSetElement>(null);
  const size = useSize(frame);
  const [isTurnedTo, setTurnedTo] = useState(false);
  const [isLive, setLive] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // A live map is painted once, in the colours of its page.
  const isNight = useMedia('(prefers-color-scheme: dark)');
  const ground = useMemo(() => [polygonOf(city.boundingBox)], [city.boundingBox]);
  const shape = useCityShape(city.id, ground);
  const isWanted = isTurnedTo || drawn !== undefined;
  const live = useDeferred(loadLiveMap, isWanted && size !== null && !hasFailed);
  const { southWest, northEast } = city.boundingBox;
  const label = t('areas.map', { city: city.name });
  const isWithout = hasFailed || live.state === 'failed';

  return (
    <div className="grid gap-2">
      <fieldset
        ref={frame}
        aria-label={label}
        // Once it is wanted, its own controls are what Tab leads to.
        tabIndex={isWanted ? -1 : 0}
        onPointerEnter={() => setTurnedTo(true)}
        onFocus={() => setTurnedTo(true)}
        className="relative h-[min(62vh,560px)] min-h-80 min-w-0 overflow-hidden rounded-card bg-studio-wall"
      >
        {!isLive && (
          <AreaDrawing
            bounds={city.boundingBox}
            areas={areas}
            chosen={drawn?.outline ?? null}
            label={label}
          />
        )}
        {live.state === 'ready' && shape && size && !hasFailed && (
          <Suspense>
            <live.module.LiveAreaMap
              key={`${city.id} ${isNight}`}
              shape={shape}
              styleUrl={styleUrl}
              camera={cameraFor([southWest, northEast], size, fit)}
              bounds={city.boundingBox}
              areas={areas}
              drawn={drawn}
              onReady={setLive}
              onFail={() => setFailed(true)}
            />
          </Suspense>
        )}
        {isLive && shape && !styleUrl && <MapCredits credits={shape.credits} footPx={0} />}
      </fieldset>
      {drawn && (
        <p className="text-xs text-quiet" role="status">
          {isWithout ? t('areas.noMap') : t(`areas.hints.${drawn.tool}`)}
        </p>
      )}
    </div>
  );
}
