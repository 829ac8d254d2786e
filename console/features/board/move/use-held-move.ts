import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { BoardBooking } from '../../../../contract/operate/board-moves.ts';
import { toastsMs, undoMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useMoveProblem } from './use-move-problem.ts';

export interface HeldDeed {
  readonly booking: BoardBooking;
  readonly carId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** What is said of it: before it is sent, and once it is. */
  readonly says: { readonly title: string; readonly done: string };
  readonly send: () => Promise<unknown>;
}

export type HeldMove = ReturnType<typeof useHeldMove>;

/**
 * A move that was confirmed is sent after ten seconds, and until then it is as if it had never been: nobody was
 * told, no money has moved. Whoever leaves the page sends it at once.
 */
export function useHeldMove() {
  const { t } = useTranslation('board');
  const { revalidate } = useRevalidator();
  const problemOf = useMoveProblem();
  const [deed, setDeed] = useState<HeldDeed | null>(null);
  const waiting = useRef<{ readonly deed: HeldDeed; readonly timer: number } | null>(null);

  const send = useCallback(async () => {
    const held = waiting.current;
    if (!held) return;
    waiting.current = null;
    clearTimeout(held.timer);
    try {
      await held.deed.send();
      void showToast({
        tone: 'done',
        title: held.deed.says.done,
        text: t('undo.sent'),
        durationMs: toastsMs.accountSuccess,
      });
    } catch (error) {
      const title = t('undo.failed', { renter: held.deed.booking.renter.name });
      const { text } = problemOf(error);
      void showToast({ tone: 'error', title, text, durationMs: toastsMs.error });
    }
    await revalidate();
    setDeed((shown) => (shown === held.deed ? null : shown));
  }, [t, revalidate, problemOf]);

  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const sendFirst = (event: BeforeUnloadEvent) => {
      if (!waiting.current) return;
      void latest.current();
      event.preventDefault();
    };
    addEventListener('beforeunload', sendFirst);
    return () => {
      removeEventListener('beforeunload', sendFirst);
      void latest.current();
    };
  }, []);

  return {
    deed,
    /** The one before it, if there is one, is sent first. */
    hold(next: HeldDeed) {
      void send();
      setDeed(next);
      waiting.current = {
        deed: next,
        timer: window.setTimeout(() => void latest.current(), undoMs),
      };
    },
    /** Null once it was sent. */
    undo() {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      waiting.current = null;
      setDeed(null);
      void showToast({
        tone: 'info',
        title: t('undo.undone'),
        durationMs: toastsMs.accountSuccess,
      });
    },
  };
}
