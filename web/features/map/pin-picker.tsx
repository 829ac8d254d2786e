import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Polygon } from '../../../domain/polygon.ts';
import type { Point } from '../../../domain/service-area.ts';
import { CityMap } from './city-map.tsx';

interface PinPickerProps {
  readonly city: {
    readonly id: string;
    readonly name: string;
    readonly center: Point;
    readonly areas: readonly Polygon[];
  };
  readonly initial: Point | null;
  readonly onPick: (point: Point) => void;
}

const closeZoom = 15.5;

/** The pin stands in the middle and the city moves under it; every rest is a pick. */
export function PinPicker({ city, initial, onPick }: PinPickerProps) {
  const { t } = useTranslation('map');
  // Where it began: picks are told to the parent and must not move the map again.
  const [start] = useState(initial ?? city.center);
  const [center, setCenter] = useState(start);
  const pick = (point: Point) => {
    setCenter(point);
    onPick(point);
  };
  return (
    <div className="relative size-full min-h-72">
      <CityMap
        city={city}
        areas={city.areas}
        points={[start]}
        closestZoom={initial ? closeZoom : 13}
        help={t('pickHelp')}
        onRest={pick}
        onEnter={() => onPick(center)}
        centersOnPress
      >
        <svg
          viewBox="0 0 40 52"
          aria-hidden="true"
          className="pointer-events-none! absolute top-1/2 left-1/2 h-13 w-10 -translate-x-1/2 -translate-y-full"
        >
          <path
            d="M20 51 8.6 28.8a15.5 15.5 0 1 1 22.8 0Z"
            className="fill-signal-500 stroke-paper stroke-3 [stroke-linejoin:round]"
          />
          <circle cx="20" cy="18" r="5" className="fill-paper" />
        </svg>
      </CityMap>
    </div>
  );
}
