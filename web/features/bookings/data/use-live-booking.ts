import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { Booking } from '../../../../contract/bookings.ts';

/**
 * The page follows its booking: deposit, delivery and return happen while it is open. What is told
 * only wakes the page, which then loads all that hangs on the booking, the cancellation too.
 */
export function useLiveBooking(booking: Booking): void {
  const { revalidate } = useRevalidator();
  const { id } = booking;

  const compare = useEffectEvent((current: Booking) => {
    if (fingerprintOf(current) !== fingerprintOf(booking)) void revalidate();
  });
  useEffect(() => {
    const stream = new EventSource(`/api/bookings/${id}/events`);
    stream.addEventListener('booking', (event: MessageEvent<string>) => {
      compare(JSON.parse(event.data) as Booking);
    });
    return () => stream.close();
  }, [id]);
}

/** What a step of the booking's life changes; the rest follows from these. */
function fingerprintOf(booking: Booking): string {
  const { status, startsAt, endsAt, total, deposit, charged, refunded, credited } = booking;
  const {
    offer,
    car,
    disputed,
    lostRefund,
    openRequest,
    changeRefusal,
    cancelRefusal,
    canMoveReturn,
    mayReview,
  } = booking;
  return JSON.stringify([
    status,
    startsAt,
    endsAt,
    booking.delivery.name,
    booking.return.name,
    total.amount,
    car.id,
    offer?.answerBy,
    booking.drivenBy,
    booking.onTheWay,
    booking.sealed,
    deposit?.state,
    deposit?.lapsesAt,
    deposit?.approval,
    charged.amount,
    refunded.amount,
    credited.amount,
    disputed?.amount,
    lostRefund?.amount,
    openRequest?.id,
    changeRefusal,
    canMoveReturn,
    cancelRefusal,
    mayReview,
  ]);
}
