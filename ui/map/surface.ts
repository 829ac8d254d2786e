import { createContext, useContext } from 'react';
import type { Point } from '../../domain/service-area.ts';
import type { Pixel } from '../projection.ts';

/** What pins stand on: the live map or the drawn one. */
export interface Surface {
  /** The zoom the map rests at; pins that are too close for it share a place. */
  readonly zoom: number;
  /** Keeps an element at its point for as long as it is there. */
  readonly place: (element: HTMLElement, at: Point) => () => void;
}

export const SurfaceContext = createContext<Surface | null>(null);

export function useSurface(): Surface {
  const surface = useContext(SurfaceContext);
  if (!surface) throw new Error('A pin needs a map to stand on');
  return surface;
}

/** What can be done with either map from outside. */
export interface MapControls {
  readonly zoomBy: (steps: number) => void;
  readonly moveBy: (pixels: Pixel) => void;
  readonly center: () => Point;
}

export function putAt(element: HTMLElement, { x, y }: Pixel): void {
  element.style.transform = `translate(${x}px, ${y}px)`;
}
