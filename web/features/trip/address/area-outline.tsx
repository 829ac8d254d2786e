import { useTranslation } from 'react-i18next';
import type { AreaList, City } from '../../../../contract/cities.ts';

export interface OutlinedCity extends Pick<City, 'id' | 'name' | 'boundingBox'>, AreaList {}

const width = 700;
const margin = 24;

/** The areas of a city, to scale. */
export function AreaOutline({ city }: { city: OutlinedCity }) {
  const { name, boundingBox, areas } = city;
  const { t } = useTranslation('search');
  const { southWest, northEast } = boundingBox;
  // A degree of longitude is shorter the further one is from the equator.
  const squeeze = Math.cos((((southWest.latitude + northEast.latitude) / 2) * Math.PI) / 180);
  const scale = width / ((northEast.longitude - southWest.longitude) * squeeze);
  // Whole units: the last digits of a cosine differ between the server and the browser.
  const x = (longitude: number) =>
    margin + Math.round((longitude - southWest.longitude) * squeeze * scale);
  const y = (latitude: number) => margin + Math.round((northEast.latitude - latitude) * scale);
  const height = y(southWest.latitude) - margin;
  return (
    <svg
      viewBox={`0 0 ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={t('areas.drawing', { city: name })}
      className="absolute inset-0 size-full"
    >
      {areas.map(({ id, outline }) => (
        <path
          key={id}
          d={outline.coordinates
            .map((ring) => `M${ring.map(([lng, lat]) => `${x(lng)} ${y(lat)}`).join('L')}Z`)
            .join('')}
          fillRule="evenodd"
          strokeLinejoin="round"
          className="fill-stone-200 stroke-stone-500 stroke-[1.5] [stroke-dasharray:6]"
        />
      ))}
    </svg>
  );
}
