import { useTranslation } from 'react-i18next';
import type { SimState } from '../../../../contract/sim.ts';
import { releasesCar } from '../../../../domain/booking-lifecycle.ts';
import { classes } from '../../../../ui/classes.ts';
import { inZone } from './in-zone.ts';

type Booking = NonNullable<SimState['booking']>;

/** Every status so far along a line, and when the next one comes. */
export function BookingLife({ booking }: { booking: Booking }) {
  const { t } = useTranslation('sim');
  const { history, nextStepAt, timeZone } = booking;
  return (
    <ol aria-label={t('booking.life')} className="mt-5 grid">
      {history.map(({ to, at }, index) => (
        <Stop
          key={`${to}:${at}`}
          when={inZone(at, timeZone)}
          isNow={index === history.length - 1}
          isVoid={releasesCar(to)}
          isLast={index === history.length - 1 && !nextStepAt}
        >
          {t(`booking.step.${to}`)}
        </Stop>
      ))}
      {nextStepAt && (
        <Stop when={inZone(nextStepAt, timeZone)} isAhead isLast>
          {t('booking.next')}
        </Stop>
      )}
    </ol>
  );
}

interface StopProps {
  readonly when: string;
  readonly children: string;
  readonly isNow?: boolean;
  readonly isAhead?: boolean;
  /** Here the booking came to nothing. */
  readonly isVoid?: boolean;
  readonly isLast: boolean;
}

function Stop({ when, children, isLast, ...stop }: StopProps) {
  const { isNow = false, isAhead = false, isVoid = false } = stop;
  const colour = isVoid ? 'border-error-600' : 'border-route-done';
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className="relative grid gap-x-4 pb-3 pl-7 last:pb-0 tablet:grid-cols-[15em_minmax(0,1fr)]"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-4 -bottom-1.5 left-[5px] w-0.5',
            isNow ? 'bg-route-next' : 'bg-route-done',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-1.5 left-0 size-3 rounded-full border-[3px]',
          isAhead ? 'border-route-next' : colour,
          isNow ? (isVoid ? 'bg-error-600' : 'bg-route-done') : 'bg-card',
        )}
      />
      <span className={classes('text-sm', isNow && 'font-strong', isAhead && 'text-quiet')}>
        {children}
      </span>
      <span className="text-xs leading-6 text-quiet figures">{when}</span>
    </li>
  );
}
