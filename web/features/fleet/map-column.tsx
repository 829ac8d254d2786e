import { usePart } from '../search/use-part.ts';
import type { ListData } from './list-data.ts';

interface MapColumnProps {
  readonly data: ListData;
  readonly isShown: boolean;
  readonly activeId: string | null;
  readonly onActivate: (id: string | null) => void;
}

const loadMap = () => import('./fleet-map.tsx');

/** Beside the list, as high as the window; on narrow screens in its place. */
export function MapColumn({ isShown, ...rest }: MapColumnProps) {
  const part = usePart(loadMap, isShown);
  return (
    <div className="relative h-[max(420px,calc(100dvh-148px))] wide:sticky wide:top-20 wide:h-[calc(100dvh-80px)]">
      {isShown && part.state === 'ready' && <part.module.FleetMap {...rest} />}
    </div>
  );
}
