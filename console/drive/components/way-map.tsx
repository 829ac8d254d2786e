import { lazy, Suspense } from 'react';
import type { DriverJob } from '../../../contract/operate/drive.ts';
import type { WayDrawingProps } from './way-drawing.tsx';

// Not of the first load: the list of the day needs no map.
const WayDrawing = lazy(() => import('./way-drawing.tsx'));

export const WayMap = (props: WayDrawingProps) => (
  <Suspense fallback={<div className="mb-4 min-h-46 bg-stone-100" />}>
    <WayDrawing {...props} />
  </Suspense>
);

/** From where its car stands to the door of a delivery; the car of a collection is there already. */
export const JobMap = ({ job: { cityId, kind, car, place } }: { job: DriverJob }) => (
  // A day that an older version of the app stored has no base.
  <WayMap cityId={cityId} from={kind === 'deliver' ? (car.base ?? null) : null} to={place} />
);
