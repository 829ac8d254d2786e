import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import type { DayPhase } from '../../../../domain/handovers/trip-day.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { bookingPath, handoverPath, returnPath } from '../data/booking-path.ts';

interface DayActionsProps {
  readonly booking: Booking;
  readonly phase: DayPhase;
}

/** Where to go on from a day on which nobody is waited for. */
export function DayActions({ booking, phase }: DayActionsProps) {
  const { t } = useTranslation('day');
  const { id, sealed, canMoveReturn } = booking;
  const isOut = phase === 'sealed' || phase === 'on-road' || phase === 'overdue';
  const isOver = phase === 'collected' || phase === 'no-show' || phase === 'ended';
  const isSealed = (isOut && sealed.delivery) || (phase === 'collected' && sealed.return);
  if (!isOut && !isOver) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {isSealed && <ButtonLink to={handoverPath(id)}>{t('actions.handover')}</ButtonLink>}
      {isOut && canMoveReturn && (
        <ButtonLink variant="outline" to={returnPath(id)}>
          {t('actions.extend')}
        </ButtonLink>
      )}
      {isOver && !isSealed && <ButtonLink to={bookingPath(id)}>{t('actions.trip')}</ButtonLink>}
    </div>
  );
}
