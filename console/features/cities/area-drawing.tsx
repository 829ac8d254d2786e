import type { Polygon } from '../../../domain/polygon.ts';
import type { Box } from '../../../domain/service-area.ts';

export interface NamedArea {
  readonly id: string;
  readonly name: string;
  readonly outline: Polygon;
}

interface AreaDrawingProps {
  readonly bounds: Box;
  readonly areas: readonly NamedArea[];
  readonly label: string;
  /** Drawn stronger than the others. */
  readonly chosen?: Polygon | null;
}

const width = 640;
const margin = 16;

/** Areas inside the bounds of their city, to scale, each with its name. */
export function AreaDrawing({ bounds, areas, label, chosen }: AreaDrawingProps) {
  const { southWest, northEast } = bounds;
  // A degree of longitude is shorter the further one is from the equator.
  const squeeze = Math.cos((((southWest.latitude + northEast.latitude) / 2) * Math.PI) / 180);
  const scale = width / ((northEast.longitude - southWest.longitude) * squeeze);
  const x = (longitude: number) => margin + (longitude - southWest.longitude) * squeeze * scale;
  const y = (latitude: number) => margin + (northEast.latitude - latitude) * scale;
  const height = y(southWest.latitude) - margin;
  const path = ({ coordinates }: Polygon) =>
    coordinates
      .map((ring) => `M${ring.map(([lng, lat]) => `${x(lng)} ${y(lat)}`).join('L')}Z`)
      .join('');
  return (
    <svg
      viewBox={`0 0 ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={label}
      className="absolute size-full"
    >
      <rect
        x={margin}
        y={margin}
        width={width}
        height={height}
        className="fill-none stroke-stone-400 [stroke-dasharray:4]"
      />
      {areas.map(({ id, outline }) => (
        <path
          key={id}
          d={path(outline)}
          fillRule="evenodd"
          className="fill-stone-300/60 stroke-stone-600 stroke-[1.5] [stroke-linejoin:round]"
        />
      ))}
      {chosen && (
        <path
          d={path(chosen)}
          fillRule="evenodd"
          className="fill-moss-100/70 stroke-ink stroke-[2.5] [stroke-linejoin:round]"
        />
      )}
      {areas.map(({ id, name, outline: { coordinates } }) => {
        const corners = (coordinates[0] ?? []).slice(0, -1);
        const middle = (values: readonly number[]) =>
          (Math.min(...values) + Math.max(...values)) / 2;
        return (
          <text
            key={id}
            x={middle(corners.map(([lng]) => x(lng)))}
            y={middle(corners.map(([, lat]) => y(lat)))}
            textAnchor="middle"
            className="fill-ink text-[15px] font-medium"
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}
