import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { statusDisplay } from '../../../../domain/booking-badges.ts';
import { isOpenToRenter } from '../../../../domain/booking-lifecycle.ts';
import { instantFromIso, toCityTime } from '../../../../domain/city-time.ts';
import { formatTime } from '../../../../domain/format-city-time.ts';
import { windowOf } from '../../../../domain/jobs/job.ts';
import { classes } from '../../../../ui/classes.ts';
import { Unbroken } from '../../../../ui/unbroken.tsx';
import { useDrawOnSight } from '../../../../ui/use-draw-on-sight.ts';
import { useStopWords } from '../data/use-stop-words.ts';

/**
 * The line under the car: upright on phones, lying from 692 px on. Red is for what is live: a trip
 * that is over, or came to nothing, has a quiet line.
 */
export function KeyRoute({ booking }: { booking: Booking }) {
  const list = useRef<HTMLOListElement>(null);
  const { isDrawn } = useDrawOnSight(list);
  const stops = useStopWords(booking);
  const isOver = statusDisplay[booking.status].tab === 'past';
  const line = isOver ? 'bg-night-line' : 'bg-signal-400';
  return (
    <div className="relative printed-in-colour max-tablet:mt-6 tablet:pt-8">
      <span
        aria-hidden="true"
        className={classes(
          'absolute inset-x-2 top-[7px] h-0.5 origin-left max-tablet:hidden print:bg-ink',
          line,
          isDrawn ? 'transition-[scale] duration-line' : 'scale-x-0 print:scale-none',
        )}
      />
      <ol ref={list} className="grid gap-6 tablet:grid-cols-2 tablet:gap-x-8">
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
              {end === 'delivery' && (
                <span
                  aria-hidden="true"
                  className={classes(
                    'absolute top-3 -bottom-8 left-1.5 w-0.5 origin-top tablet:hidden print:bg-ink',
                    line,
                    isDrawn ? 'transition-[scale] duration-line' : 'scale-y-0 print:scale-none',
                  )}
                />
              )}
              <span
                aria-hidden="true"
                className={classes(
                  'absolute top-1 left-0 size-3.5 rounded-full border-[3.5px] tablet:-top-8 print:border-ink',
                  isOver ? 'border-night-line' : 'border-signal-400',
                  end === 'delivery'
                    ? classes(line, 'stays-filled print:bg-ink')
                    : 'bg-night tablet:right-0 tablet:left-auto print:bg-card',
                )}
              />
              <p className="text-xs tablet:max-w-none">{label}</p>
              <p className="text-base font-strong text-on-night figures tablet:max-w-none print:text-ink">
                {when}
              </p>
              <p className="text-sm wrap-anywhere tablet:max-w-none">
                <Unbroken>{where}</Unbroken>
              </p>
              <Arrival booking={booking} end={end} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** When to be at the door, and on the day who comes. */
function Arrival({ booking, end }: { booking: Booking; end: 'delivery' | 'return' }) {
  const { t } = useTranslation('trips');
  const { status, city, drivenBy, startsAt, endsAt } = booking;
  const isAhead = isOpenToRenter(status) || (end === 'return' && status === 'active');
  if (!isAhead) return null;
  const { from, to } = windowOf(instantFromIso(end === 'delivery' ? startsAt : endsAt));
  const timeOf = (at: Temporal.Instant) => formatTime(toCityTime(at, city.timeZone));
  const said = { from: timeOf(from), to: timeOf(to) };
  const driver = drivenBy[end];
  return (
    <p className="text-sm figures tablet:max-w-none">
      {driver ? t('page.windowWith', { ...said, driver }) : t('page.window', said)}
    </p>
  );
}
