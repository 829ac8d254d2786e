import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react';
import type { MapControls } from '../../../ui/map/surface.ts';
import type { Pixel } from '../../../ui/projection.ts';

interface MapPadProps {
  readonly label: string;
  readonly help: string;
  readonly controls: MapControls | undefined;
  /** The drawn map is moved from here; the live one moves by itself. */
  readonly isDragged: boolean;
  /** Kept up to date: whether somebody presses on it. */
  readonly isHeld: RefObject<boolean>;
  readonly centersOnPress: boolean;
  readonly onEnter: (() => void) | undefined;
  readonly children: ReactNode;
}

const stepPx = 80;
/** Less is a press, not a drag. */
const tremblePx = 4;

const moves: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
};
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** What takes keys and fingers for a map, be it drawn or alive. */
export function MapPad(props: MapPadProps) {
  const { label, help, controls, isDragged, isHeld, centersOnPress, onEnter, children } = props;
  const helpId = useId();
  const press = useRef<{ start: Pixel; last: Pixel } | null>(null);
  const begin = (start: Pixel) => {
    press.current = { start, last: start };
    isHeld.current = true;
  };
  const end = () => {
    press.current = null;
    isHeld.current = false;
  };

  const byKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const zoom = zooms[event.key];
    if (move) controls?.moveBy(move);
    else if (zoom) controls?.zoomBy(zoom);
    else if (event.key === 'Enter' && onEnter) onEnter();
    else return;
    event.preventDefault();
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    begin({ x: event.clientX, y: event.clientY });
    if (isDragged) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!press.current || !isDragged) return;
    const { last } = press.current;
    controls?.moveBy({ x: last.x - x, y: last.y - y });
    press.current = { ...press.current, last: { x, y } };
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const { clientX: x, clientY: y, currentTarget } = event;
    const start = press.current?.start;
    end();
    if (!start || !centersOnPress || Math.hypot(x - start.x, y - start.y) > tremblePx) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    controls?.moveBy({ x: x - left - width / 2, y: y - top - height / 2 });
  };

  return (
    <div
      role="application"
      aria-label={label}
      aria-describedby={helpId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
      tabIndex={0}
      onKeyDown={byKey}
      onPointerDown={down}
      onPointerMove={drag}
      onPointerUp={up}
      onPointerCancel={end}
      className="absolute inset-0 touch-none focus-visible:rounded-none focus-visible:-outline-offset-3"
    >
      <span id={helpId} className="sr-only">
        {help}
      </span>
      {children}
    </div>
  );
}
