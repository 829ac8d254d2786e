import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardBooking } from '../../../../contract/operate/board-moves.ts';
import type { MovePlace } from '../../../../domain/board/move.ts';
import { toastsMs, tripPolicy } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { operateApi } from '../../../api/operate-api.ts';
import type { Bar, CarLine } from '../board-model.ts';
import { tripAt, verdictOn } from './verdict-on.ts';

/** A booking that is carried over the board, and where it is held just now. */
export interface Carry {
  readonly bar: Bar;
  readonly booking: BoardBooking;
  readonly carId: string;
  /** On its own car: how much later, or earlier. */
  readonly minutes: number;
  /** It was let go where it fits, and waits to be confirmed. */
  readonly isDropped: boolean;
}

export function useCarry(place: MovePlace) {
  const { t } = useTranslation('board');
  const [carry, setCarry] = useState<Carry | null>(null);
  // A hand may let go before the booking has been read.
  const wanted = useRef<string | null>(null);

  const begin = async (bar: Bar): Promise<boolean> => {
    const id = bar.booking?.id;
    if (!id) return false;
    wanted.current = id;
    try {
      const booking = await operateApi().getBoardBooking({ params: { id } });
      if (wanted.current !== id) return false;
      if (booking.isMovable && booking.status !== 'pending') {
        setCarry({ bar, booking, carId: booking.carId, minutes: 0, isDropped: false });
        return true;
      }
      say('info', t('move.notMovable'), t('move.notMovableText'));
    } catch {
      say('error', t('move.loadFailed'), t('move.loadFailedText'));
    }
    return false;
  };
  const verdict = (car: CarLine, { booking, minutes }: Carry) =>
    verdictOn(booking, car, tripAt(booking, car.id, minutes), place);

  return {
    carry,
    begin,
    verdict,
    putBack() {
      wanted.current = null;
      setCarry(null);
    },
    over: (carId: string, minutes: number) =>
      setCarry((now) =>
        now && (now.carId !== carId || now.minutes !== minutes) ? { ...now, carId, minutes } : now,
      ),
    /** The next car up or down on which it fits, past the end from the other one; its own is one of them. */
    toNextFitting(cars: readonly CarLine[], step: 1 | -1): CarLine | undefined {
      if (!carry) return undefined;
      const at = cars.findIndex(({ id }) => id === carry.carId);
      const below = [...cars.slice(at + 1), ...cars.slice(0, at)];
      const fits = (car: CarLine) => verdict(car, { ...carry, minutes: 0 }).ok;
      const next = (step > 0 ? below : below.toReversed()).find(
        (car) => car.id === carry.booking.carId || fits(car),
      );
      if (next) setCarry({ ...carry, carId: next.id, minutes: 0 });
      if (!cars.some(fits)) say('info', t('move.noneFits'));
      return next;
    },
    later: (steps: number) =>
      setCarry(
        (now) =>
          now && {
            ...now,
            carId: now.booking.carId,
            minutes: now.minutes + steps * tripPolicy.slotMinutes,
          },
      ),
    drop: () => setCarry((now) => now && { ...now, isDropped: true }),
  };
}

function say(tone: 'info' | 'error', title: string, text?: string): void {
  void showToast({ tone, title, ...(text ? { text } : {}), durationMs: toastsMs.error });
}
