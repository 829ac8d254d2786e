import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClockMove, SimState } from '../../../../contract/sim.ts';
import { minutesBefore } from '../../../../contract/sim-driver.ts';
import { isOpenToRenter, isSettled } from '../../../../domain/booking-lifecycle.ts';
import { Button } from '../../../../ui/button.tsx';
import { inZone } from './in-zone.ts';
import { Panel } from './panel.tsx';
import type { Sim } from './use-sim.ts';

interface ClockPanelProps {
  readonly sim: Sim;
  readonly clock: NonNullable<SimState['clock']>;
  readonly booking: SimState['booking'];
}

export function ClockPanel({ sim, clock, booking }: ClockPanelProps) {
  const { t } = useTranslation('sim');
  const [moving, setMoving] = useState<ClockMove | null>(null);
  const zone = booking?.timeZone ?? 'UTC';
  const [announcement, setAnnouncement] = useState('');
  const move = async (to: ClockMove) => {
    setMoving(to);
    const after = await sim.change('clock', { to });
    setMoving(null);
    if (after?.clock) setAnnouncement(t('clock.now', { time: inZone(after.clock.now, zone) }));
  };
  return (
    <Panel title={t('clock.title')}>
      <p className="mt-3 title text-2xl figures">{inZone(clock.now, zone)}</p>
      <p className="mt-1 text-xs text-quiet">
        {t('clock.zone', { city: cityIn(zone) })} ·{' '}
        {clock.isMoved ? t('clock.moved') : t('clock.true')}
      </p>
      {/* Announced when somebody has moved it, not with every minute that passes. */}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <fieldset className="mt-5 flex flex-wrap gap-2">
        <legend className="sr-only">{t('clock.moves')}</legend>
        {movesFor(clock, booking).map((to) => (
          <Button
            key={to}
            variant={to === 'next-step' ? 'primary' : to === 'reset' ? 'quiet' : 'outline'}
            waiting={moving === to}
            onClick={() => void move(to)}
          >
            {t(`clock.${to}`)}
          </Button>
        ))}
      </fieldset>
    </Panel>
  );
}

/** `America/New_York` reads New York. */
const cityIn = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** On the way to the next handover of the booking, and at its door. */
function driverMoves(now: string, booking: ClockPanelProps['booking']): ClockMove[] {
  if (!booking || isSettled(booking.status)) return [];
  const isOut = booking.status === 'active';
  if (!isOut && !isOpenToRenter(booking.status)) return [];
  const handover = Temporal.Instant.from(isOut ? booking.endsAt : booking.startsAt);
  const isAhead = (minutes: number) =>
    Temporal.Instant.compare(handover.subtract({ minutes }), Temporal.Instant.from(now)) > 0;
  return [
    ...(isAhead(minutesBefore.setOut) ? (['set-out'] as const) : []),
    ...(isAhead(minutesBefore.atDoor) ? (['at-door'] as const) : []),
  ];
}

/** Only moments that lie ahead: nobody watches a rental backwards. */
function movesFor(
  { now, isMoved }: ClockPanelProps['clock'],
  booking: ClockPanelProps['booking'],
): ClockMove[] {
  return [
    ...(booking?.nextStepAt && booking.nextStepAt > now ? (['next-step'] as const) : []),
    'hour',
    'day',
    ...driverMoves(now, booking),
    ...(booking && isOpenToRenter(booking.status) && booking.startsAt > now
      ? (['delivery'] as const)
      : []),
    ...(booking && !isSettled(booking.status) && booking.endsAt > now ? (['return'] as const) : []),
    ...(isMoved ? (['reset'] as const) : []),
  ];
}
