import { useRef } from 'react';
import { classes } from './classes.ts';
import { Unbroken } from './unbroken.tsx';
import { useDrawOnSight } from './use-draw-on-sight.ts';

/** Where you are on the way: behind you, here and now, held up, or still ahead. */
export type StopState = 'planned' | 'done' | 'live' | 'waiting' | 'next';

export interface Stop {
  readonly id: string;
  readonly title: string;
  readonly label?: string;
  readonly note?: string;
  readonly state?: StopState;
}

interface RouteLineProps {
  readonly stops: readonly Stop[];
  /** What the line lies on, for the inside of open pins. */
  readonly ground?: 'card' | 'page';
}

/** The line, door to door: a filled pin where it starts, an open one where it ends. */
export function RouteLine({ stops, ground = 'card' }: RouteLineProps) {
  const list = useRef<HTMLOListElement>(null);
  const { isDrawn } = useDrawOnSight(list);
  return (
    <ol ref={list} className="printed-in-colour">
      {stops.map((stop, index) => {
        const isLast = index === stops.length - 1;
        const state = stop.state ?? 'planned';
        return (
          <li
            key={stop.id}
            aria-current={state === 'live' ? 'step' : undefined}
            className={classes('relative pl-7', !isLast && 'pb-6')}
          >
            {!isLast && (
              <span
                aria-hidden="true"
                className={classes(
                  'absolute top-3 -bottom-2 left-1.5 w-0.5 origin-top',
                  lineColours[state],
                  isDrawn ? 'transition-[scale] duration-line' : 'scale-y-0 print:scale-none',
                )}
              />
            )}
            <Pin kind={kindOf(index, stops.length)} state={state} ground={ground} />
            {stop.label && <p className="text-xs text-quiet">{stop.label}</p>}
            <p className="text-sm font-strong figures">{stop.title}</p>
            {stop.note && (
              <p className="text-sm wrap-anywhere text-quiet">
                <Unbroken>{stop.note}</Unbroken>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type PinKind = 'start' | 'middle' | 'end';

function kindOf(index: number, count: number): PinKind {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

const lineColours: Record<StopState, string> = {
  planned: 'bg-route-planned',
  done: 'bg-route-done',
  live: 'bg-route-live',
  waiting: 'bg-route-waiting',
  next: 'bg-route-next',
};

const pinColours: Record<StopState, string> = {
  planned: 'border-route-planned',
  done: 'border-route-done',
  live: 'border-route-live',
  waiting: 'border-route-waiting',
  next: 'border-route-next',
};

interface PinProps {
  readonly kind: PinKind;
  readonly state: StopState;
  readonly ground: 'card' | 'page';
}

function Pin({ kind, state, ground }: PinProps) {
  const isFilled =
    state === 'done' || state === 'live' || (kind === 'start' && state === 'planned');
  const isSmall = kind === 'middle' && state !== 'live';
  return (
    <span
      aria-hidden="true"
      className={classes(
        'absolute rounded-full',
        isSmall
          ? 'top-1.5 left-0.5 size-2.5 border-[2.5px]'
          : 'top-1 left-0 size-3.5 border-[3.5px]',
        pinColours[state],
        isFilled
          ? classes(lineColours[state], 'stays-filled')
          : ground === 'card'
            ? 'bg-card'
            : 'bg-paper',
        state === 'live' && 'shadow-[0_0_0_5px_rgb(217_45_32/0.18)]',
      )}
    />
  );
}
