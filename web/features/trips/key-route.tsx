import { useRef } from 'react';
import type { Booking } from '../../../contract/bookings.ts';
import { classes } from '../../ui/classes.ts';
import { useDrawOnSight } from '../../ui/use-draw-on-sight.ts';
import { useStopWords } from './use-stop-words.ts';

/** The line under the car: upright on phones, lying from 692 px on. */
export function KeyRoute({ booking }: { booking: Booking }) {
  const list = useRef<HTMLOListElement>(null);
  const { isDrawn } = useDrawOnSight(list);
  const stops = useStopWords(booking);
  return (
    <ol
      ref={list}
      className="relative grid gap-6 max-tablet:mt-6 tablet:grid-cols-2 tablet:gap-x-8 tablet:pt-8"
    >
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-3 bottom-12 left-1.5 w-0.5 origin-top-left bg-signal-400 print:bg-ink',
          'tablet:inset-x-2 tablet:top-[7px] tablet:bottom-auto tablet:h-0.5 tablet:w-auto',
          isDrawn ? 'transition-[scale] duration-line' : 'max-tablet:scale-y-0 tablet:scale-x-0',
        )}
      />
      {(['delivery', 'return'] as const).map((end) => {
        const { label, when, where } = stops[end];
        return (
          <li
            key={end}
            className={classes(
              'relative grid content-start pl-7 tablet:pl-0',
              end === 'return' && 'tablet:text-right',
            )}
          >
            <span
              aria-hidden="true"
              className={classes(
                'absolute top-1 left-0 size-3.5 rounded-full border-[3.5px] border-signal-400 tablet:-top-8 print:border-ink',
                end === 'delivery'
                  ? 'bg-signal-400 print:bg-ink'
                  : 'bg-ink tablet:right-0 tablet:left-auto print:bg-white',
              )}
            />
            <p className="text-xs tablet:max-w-none">{label}</p>
            <p className="text-base font-strong text-paper figures tablet:max-w-none print:text-ink">
              {when}
            </p>
            <p className="text-sm tablet:max-w-none">{where}</p>
          </li>
        );
      })}
    </ol>
  );
}
