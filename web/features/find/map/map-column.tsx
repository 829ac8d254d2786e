import { useEffect, useRef } from 'react';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import type { FleetMapProps } from './fleet-map.tsx';

interface MapColumnProps extends FleetMapProps {
  readonly isShown: boolean;
}

const loadMap = () => import('./fleet-map.tsx');

/** Beside the list, as high as the window; on narrow screens in its place, down to the window's foot. */
export function MapColumn({ isShown, ...rest }: MapColumnProps) {
  const part = useDeferred(loadMap, isShown);
  const column = useRef<HTMLDivElement>(null);

  // A notice above takes its part of the window, until it is closed.
  useEffect(() => {
    const frame = column.current;
    if (!isShown || !frame) return;
    const place = () => {
      const top = frame.getBoundingClientRect().top + scrollY;
      frame.style.setProperty('--map-top', `${top}px`);
    };
    const watch = new ResizeObserver(place);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [isShown]);

  return (
    <div
      ref={column}
      className="relative h-[max(420px,calc(100dvh-var(--map-top,148px)))] wide:sticky wide:top-20 wide:h-[calc(100dvh-80px)]"
    >
      {isShown && part.state === 'ready' && <part.module.FleetMap {...rest} />}
    </div>
  );
}
