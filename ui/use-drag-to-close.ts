import { type PointerEvent, type RefObject, useRef } from 'react';
import { breakpointsPx } from '../domain/policy-constants.ts';
import { meansToClose } from './means-to-close.ts';

interface Drag {
  readonly startY: number;
  readonly startedAt: number;
}

/** Pulls a bottom drawer down by its head; let go far enough or fast enough, it closes. */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | null>(null);

  const distance = (event: PointerEvent) =>
    drag.current ? Math.max(0, event.clientY - drag.current.startY) : 0;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const isDrawer = matchMedia(`(width < ${breakpointsPx.tabletModal}px)`).matches;
    const isOnControl = event.target instanceof Element && event.target.closest('button, a, input');
    if (!isDrawer || isOnControl) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startY: event.clientY, startedAt: event.timeStamp };
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current || !sheet.current) return;
    sheet.current.style.transition = 'none';
    sheet.current.style.translate = `0 ${distance(event)}px`;
  };

  const onPointerUp = (event: PointerEvent) => {
    if (!drag.current || !sheet.current) return;
    const { style, offsetHeight } = sheet.current;
    const closes = meansToClose({
      pulledPx: distance(event),
      heightPx: offsetHeight,
      tookMs: event.timeStamp - drag.current.startedAt,
    });
    drag.current = null;
    style.transition = '';
    // From where the finger left it, the drawer goes on down or back up.
    style.translate = closes ? '0 100%' : '';
    if (closes) onClose();
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
