import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '../../../domain/service-area.ts';
import { CityDrawing } from '../../../ui/map/city-drawing.tsx';
import { type CityShape, isDrawn, loadCityShape } from '../../../ui/map/city-shape.ts';
import { mapColours } from '../../../ui/map/map-appearance.ts';
import type { Mark } from '../../../ui/map/mark.ts';
import { StaticLabels } from '../../../ui/map/static-names.tsx';
import { staticPaths } from '../../../ui/map/static-paths.ts';
import { streetRoute } from '../../../ui/map/street-route.ts';
import { cameraFor, type Pixel, projection } from '../../../ui/projection.ts';

const size = { width: 480, height: 184 };
/** Also on a phone that shows only the middle of it; a door alone still has names around it. */
const fit = { padding: { sides: 96, top: 36, bottom: 36 }, maxZoom: 14 };
const pin = { offset: { x: 0, y: 0 }, size: { width: 28, height: 28 } };

export interface WayDrawingProps {
  readonly cityId: string;
  /** Where the car stands; null where it is already at the door. */
  readonly from: Point | null;
  readonly to: Point;
}

interface Way {
  readonly shape: CityShape;
  readonly route: readonly Point[] | null;
}

/** The streets around a door, and the way to it, from what is on the phone. */
export function WayDrawing(props: WayDrawingProps) {
  const way = useWay(props);
  if (!isDrawn(props.cityId)) return null;
  return <div className="mb-4 min-h-46 bg-stone-100">{way && <Drawn {...props} {...way} />}</div>;
}

function Drawn({ shape, route, from, to }: WayDrawingProps & Way) {
  const { t } = useTranslation('drive');
  const paths = useMemo(() => staticPaths(shape), [shape]);
  const ends = from ? [from, to] : [to];
  const camera = cameraFor(route ?? ends, size, fit);
  const project = projection(camera, size);
  const marks = ends.map((at): Mark => ({ at, ...pin }));
  return (
    <figure>
      <svg
        role="img"
        aria-label={t('job.map')}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="block h-46 w-full"
      >
        <rect width="100%" height="100%" fill={mapColours.land} />
        <CityDrawing paths={paths} zoom={camera.zoom} origin={project(paths.origin)} />
        {route && <Route corners={route.map(project)} />}
        <StaticLabels
          shape={shape}
          project={project}
          size={size}
          zoom={camera.zoom}
          marks={marks}
        />
        {from && <Pin at={project(from)} isEnd={false} />}
        <Pin at={project(to)} isEnd />
      </svg>
      <figcaption className="px-gutter py-1 text-xs leading-4 text-quiet">
        {shape.credits.map(({ text }) => text).join(', ')}
      </figcaption>
    </figure>
  );
}

const Route = ({ corners }: { corners: readonly Pixel[] }) => {
  const path = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <g className="fill-none [stroke-linecap:round] [stroke-linejoin:round]">
      <path d={path} className="stroke-card stroke-10" />
      <path d={path} className="stroke-route-live stroke-6" />
    </g>
  );
};

const Pin = ({ at: { x, y }, isEnd }: { at: Pixel; isEnd: boolean }) => (
  <circle
    cx={x}
    cy={y}
    r={isEnd ? 9 : 8}
    className={
      isEnd ? 'fill-card stroke-route-live stroke-6' : 'fill-route-live stroke-card stroke-3'
    }
  />
);

/** Null until the city's streets are read, and where they cannot be. */
function useWay({ cityId, from, to }: WayDrawingProps): Way | null {
  const [way, setWay] = useState<Way | null>(null);
  const ends = [from?.latitude, from?.longitude, to.latitude, to.longitude].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is read anew again and again, the places stay
  useEffect(() => {
    if (!isDrawn(cityId)) return;
    let isCurrent = true;
    const show = (shape: CityShape) => {
      const route = from && streetRoute(shape, from, to);
      if (isCurrent) setWay({ shape, route });
    };
    // Without its streets a job has an address and the phone's own map.
    loadCityShape(cityId).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [cityId, ends]);
  return way;
}
