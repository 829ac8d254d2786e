import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { carName } from '../../car/car-name.ts';
import { bookingPath } from '../data/booking-path.ts';
import { refusalText } from '../data/refusal-text.ts';

/** The renter's answer: a car, or null for everything back. Afterwards the trip's page says what comes. */
export function useAnswer(bookingId: string) {
  const { t } = useTranslation('trips');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const answer = async (take: string | null) => {
    setProblem(null);
    setSending(take ?? 'refund');
    try {
      const { car } = await browserApi().answerCarOffer({
        params: { id: bookingId },
        body: { take },
      });
      void showToast({
        tone: 'done',
        title: take ? t('offer.taken', { car: carName(car) }) : t('offer.refunded'),
        ...(take && { text: t('offer.takenText') }),
        durationMs: toastsMs.modificationSuccess,
      });
      await navigate(bookingPath(bookingId));
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.status < 500;
      setProblem(isAnswer ? refusalText(error.code) : t('offer.failed'));
      // Somebody was quicker: show what is left to choose, or the trip as it is now.
      if (isAnswer) await revalidate();
    } finally {
      setSending(null);
    }
  };
  return { answer, sending, problem };
}
