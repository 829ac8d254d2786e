import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../domain/service-area.ts';
import { classes } from '../classes.ts';
import { useSurface } from './surface.ts';

interface PinnedProps {
  readonly at: Point;
  readonly isOnTop?: boolean;
  readonly children: ReactNode;
}

/** Something that stands on the map and moves with it; its own origin is the point. */
export function Pinned({ at: { latitude, longitude }, isOnTop = false, children }: PinnedProps) {
  const { place } = useSurface();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) return place(box.current, { latitude, longitude });
    return undefined;
  }, [place, latitude, longitude]);
  return (
    <div ref={box} className={classes('absolute top-0 left-0 size-0', isOnTop && 'z-10')}>
      {children}
    </div>
  );
}
