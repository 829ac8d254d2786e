import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type BoardScale, momentAt } from '../../../../domain/board/window.ts';
import { tripPolicy } from '../../../../domain/policy-constants.ts';
import type { Bar } from '../board-model.ts';

const FAR_ENOUGH_PX = 5;
/** A finger that rests takes the bar; one that moves at once scrolls. */
const HOLD_MS = 350;
const EDGE_PX = 56;
const EDGE_STEP_PX = 14;
const MINUTE_MS = 60_000;

interface Drag {
  readonly wrap: RefObject<HTMLElement | null>;
  readonly scale: BoardScale;
  /** The bar and the row that something of the page belongs to. */
  readonly barAt: (id: string) => Bar | null;
  readonly onBegin: (bar: Bar) => Promise<boolean>;
  readonly onOver: (carId: string, minutes: number) => void;
  readonly onDrop: () => void;
}

interface Grip {
  readonly bar: Bar;
  element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly ownCarId: string;
  isCarried: boolean;
  lift: HTMLElement | null;
  hold: number;
}

/** Carries a bar by mouse or finger. What follows the hand is moved by itself: React draws only where it would land. */
export function useDrag({ wrap, scale, barAt, onBegin, onOver, onDrop }: Drag): void {
  const grip = useRef<Grip | null>(null);
  const last = useRef({ x: 0, y: 0 });

  const letGo = useEffectEvent(() => {
    const held = grip.current;
    if (held) clearTimeout(held.hold);
    held?.lift?.remove();
    grip.current = null;
  });
  const take = useEffectEvent(async () => {
    const held = grip.current;
    if (!held || held.isCarried) return;
    held.isCarried = true;
    held.lift = liftOf(held.element);
    follow(held, last.current);
    const isTaken = await onBegin(held.bar);
    if (!isTaken && grip.current === held) letGo();
  });
  const over = useEffectEvent(() => {
    const held = grip.current;
    if (!held?.isCarried) return;
    // Its row is drawn anew when it comes back into sight.
    const drawn = wrap.current?.querySelector<HTMLElement>(`[data-bar="${held.bar.id}"]`);
    if (drawn) held.element = drawn;
    follow(held, last.current);
    const row = document
      .elementFromPoint(
        wrap.current ? wrap.current.getBoundingClientRect().left + 8 : 0,
        last.current.y,
      )
      ?.closest<HTMLElement>('[data-row]');
    const carId = row?.dataset['row'] ?? held.ownCarId;
    onOver(carId, carId === held.ownCarId ? minutesMoved(held, last.current.x, scale) : 0);
  });
  const press = useEffectEvent((event: PointerEvent) => {
    const { target, button, pointerType } = event;
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;
    const bar = element && barAt(element.dataset['bar'] ?? '');
    const ownCarId = element?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (!element || !bar?.booking || !ownCarId || button !== 0) return;
    last.current = { x: event.clientX, y: event.clientY };
    const hold = pointerType === 'touch' ? window.setTimeout(() => void take(), HOLD_MS) : 0;
    grip.current = { bar, element, ...last.current, ownCarId, isCarried: false, lift: null, hold };
  });
  const move = useEffectEvent((event: PointerEvent) => {
    const held = grip.current;
    if (!held) return;
    last.current = { x: event.clientX, y: event.clientY };
    const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR_ENOUGH_PX;
    if (!held.isCarried && isFar && event.pointerType === 'touch') return letGo();
    if (!held.isCarried && isFar) void take();
    over();
  });
  const release = useEffectEvent((event: PointerEvent) => {
    const wasCarried = grip.current?.isCarried ?? false;
    letGo();
    if (wasCarried && event.type === 'pointerup') onDrop();
  });

  useEffect(() => {
    const area = wrap.current;
    if (!area) return;
    const onPress = (event: PointerEvent) => press(event);
    const onMove = (event: PointerEvent) => move(event);
    const onRelease = (event: PointerEvent) => release(event);
    // While something is carried, a finger does not scroll.
    const onTouch = (event: TouchEvent) => grip.current?.isCarried && event.preventDefault();
    area.addEventListener('pointerdown', onPress);
    area.addEventListener('touchmove', onTouch, { passive: false });
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onRelease);
    addEventListener('pointercancel', onRelease);
    const edges = setInterval(() => {
      const held = grip.current;
      if (!held?.isCarried) return;
      const { top, bottom } = area.getBoundingClientRect();
      const { y } = last.current;
      // What was taken at an edge stays under the hand until the hand goes on towards it.
      if (y < Math.min(top + EDGE_PX * 2, held.y)) area.scrollTop -= EDGE_STEP_PX;
      else if (y > Math.max(bottom - EDGE_PX, held.y)) area.scrollTop += EDGE_STEP_PX;
      else return;
      over();
    }, 16);
    return () => {
      area.removeEventListener('pointerdown', onPress);
      area.removeEventListener('touchmove', onTouch);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onRelease);
      removeEventListener('pointercancel', onRelease);
      clearInterval(edges);
      letGo();
    };
  }, [wrap]);
}

function liftOf(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  const lift = document.createElement('div');
  lift.className = 'bar bar-lift figures';
  lift.dataset['state'] = element.dataset['state'] ?? '';
  lift.ariaHidden = 'true';
  lift.style.width = `${width}px`;
  lift.style.height = `${height}px`;
  lift.append(element.querySelector('.bar-in')?.cloneNode(true) ?? '');
  element.closest('.board-page')?.append(lift);
  return lift;
}

function follow({ lift, x, y, element }: Grip, at: { readonly x: number; readonly y: number }) {
  if (!lift) return;
  const { left, top } = element.isConnected ? element.getBoundingClientRect() : { left: x, top: y };
  lift.style.translate = `${left + at.x - x + 5}px ${element.isConnected ? top + at.y - y - 6 : at.y - 13}px`;
}

/** To the half hour: the delivery follows the hand. */
function minutesMoved({ element, x, bar }: Grip, toX: number, scale: BoardScale): number {
  const track = element.closest<HTMLElement>('.board-track');
  // Out of sight it has no place to move away from.
  if (!track?.isConnected) return 0;
  const style = getComputedStyle(track);
  const { left, width } = track.getBoundingClientRect();
  const closed = scale.dayStartsMs.length - 1 - (scale.open ? 1 : 0);
  const share = Number(style.getPropertyValue('--share'));
  const openPx = scale.open ? (closed === 0 ? width : width * share) : 0;
  const widths = { openPx, closedPx: closed === 0 ? 0 : (width - openPx) / closed };
  const startPx = element.getBoundingClientRect().left - left;
  const from = Math.max(bar.startsAtMs, scale.dayStartsMs[0] ?? 0);
  const to = momentAt(scale, startPx + toX - x, widths);
  const slots = (to - from) / MINUTE_MS / tripPolicy.slotMinutes;
  return Math.round(slots) * tripPolicy.slotMinutes;
}
