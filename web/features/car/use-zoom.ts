import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MOST = 5;
const STEP = 1.5;
const CLOSE_UP = 2.5;

const within = (scale: number) => Math.min(MOST, Math.max(1, scale));

/**
 * How large the picture is, by buttons, double click, pinch and wheel. The stage listens, the frame on
 * it scrolls.
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
) {
  const [scale, setScale] = useState(1);
  const before = useRef(1);
  /** What stays where it is while the rest grows away from it; the middle where nothing is pointed at. */
  const focus = useRef<{ readonly x: number; readonly y: number } | null>(null);

  useLayoutEffect(() => {
    const box = frame.current;
    const ratio = scale / before.current;
    before.current = scale;
    if (!box || ratio === 1) return;
    const { x, y } = focus.current ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
    box.scrollLeft = (box.scrollLeft + x) * ratio - x;
    box.scrollTop = (box.scrollTop + y) * ratio - y;
  }, [frame, scale]);

  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pinch: { readonly distance: number; readonly scale: number } | null = null;

    const pointAt = (x: number, y: number) => {
      const { left, top } = box.getBoundingClientRect();
      focus.current = { x: x - left, y: y - top };
    };
    const spanOf = ([a, b]: readonly Touch[]) =>
      a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

    const start = ({ touches }: TouchEvent) => {
      const [a, b] = touches;
      if (!a || !b) return;
      pointAt((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      pinch = { distance: spanOf([...touches]), scale: before.current };
    };
    const move = (event: TouchEvent) => {
      if (!pinch || event.touches.length < 2) return;
      event.preventDefault();
      setScale(within((pinch.scale * spanOf([...event.touches])) / pinch.distance));
    };
    const end = ({ touches }: TouchEvent) => {
      if (touches.length < 2) pinch = null;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      pointAt(event.clientX, event.clientY);
      setScale(within(before.current * Math.exp(-event.deltaY / 200)));
    };
    const twice = ({ clientX, clientY }: MouseEvent) => {
      pointAt(clientX, clientY);
      setScale(before.current === 1 ? CLOSE_UP : 1);
    };
    box.addEventListener('touchstart', start, { signal, passive: true });
    box.addEventListener('touchmove', move, { signal, passive: false });
    box.addEventListener('touchend', end, { signal });
    box.addEventListener('wheel', wheel, { signal, passive: false });
    box.addEventListener('dblclick', twice, { signal });
    return () => listening.abort();
  }, [stage]);

  const by = (factor: number) => {
    focus.current = null;
    setScale((now) => within(now * factor));
  };
  return {
    scale,
    isSmallest: scale === 1,
    isLargest: scale === MOST,
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    reset: () => setScale(1),
  };
}
