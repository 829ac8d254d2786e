import type { DriverJob } from '../../../contract/operate/drive.ts';
import { useDeferred } from '../../../ui/use-deferred.ts';
import type { WayDrawingProps } from './way-drawing.tsx';

// Not of the first load: the list of the day needs no map.
const loadDrawing = () => import('./way-drawing.tsx');

/** Nothing where it cannot be loaded: a job has an address and the phone’s own map. */
export function WayMap(props: WayDrawingProps) {
  const drawing = useDeferred(loadDrawing, true);
  if (drawing.state === 'failed') return null;
  if (drawing.state === 'waiting') return <div className="mb-4 min-h-46 bg-stone-100" />;
  return <drawing.module.WayDrawing {...props} />;
}

/** From where its car stands to the door of a delivery; the car of a collection is there already. */
export const JobMap = ({ job: { cityId, kind, car, place } }: { job: DriverJob }) => (
  // A day that an older version of the app stored has no base.
  <WayMap cityId={cityId} from={kind === 'deliver' ? (car.base ?? null) : null} to={place} />
);
