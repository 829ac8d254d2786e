import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import type { Mark } from '../../../../domain/handovers/event.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { sendOwnPhoto } from '../data/own-photo.ts';
import { refusalText } from '../data/refusal-text.ts';

/** Sends a mark; the same press twice adds it once. */
export function useAddMark(bookingId: string, onAdded: () => void) {
  const { t } = useTranslation('handover');
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());

  const add = async (mark: Omit<Mark, 'id'>, file: File | null) => {
    setProblem(null);
    setSending(true);
    try {
      const photo = file && (await sendOwnPhoto(bookingId, file));
      const body = { ...mark, photo };
      await browserApi().addMark({ params: { id: bookingId }, body }, { idempotencyKey });
      void showToast({
        tone: 'done',
        title: t('add.done'),
        text: t('add.doneText'),
        durationMs: toastsMs.modificationSuccess,
      });
      setKey(crypto.randomUUID());
      onAdded();
      await revalidate();
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.status < 500;
      setProblem(isAnswer ? refusalText(error.code) : t('add.failed'));
      // Another text is another mark.
      if (isAnswer) setKey(crypto.randomUUID());
    } finally {
      setSending(false);
    }
  };
  return { add, isSending, problem };
}
