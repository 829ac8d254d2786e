import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { ClaimAnswer } from '../../../../contract/claims.ts';
import { ApiError } from '../../../../contract/client.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { sendOwnPhoto } from '../data/own-photo.ts';
import { refusalText } from '../data/refusal-text.ts';

/** The renter agrees or objects; afterwards the page says what follows. */
export function useClaimAnswer(params: { readonly id: string; readonly claimId: string }) {
  const { t } = useTranslation('trips');
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<ClaimAnswer['answer'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const answer = async (given: ClaimAnswer, file: File | null = null): Promise<boolean> => {
    setProblem(null);
    setSending(given.answer);
    try {
      const photo = file && (await sendOwnPhoto(params.id, file));
      const body = given.answer === 'object' ? { ...given, photo } : given;
      await browserApi().answerClaim({ params, body });
      await revalidate();
      const title = given.answer === 'agree' ? t('claim.said.agreed') : t('claim.said.objected');
      void showToast({ tone: 'done', title, durationMs: toastsMs.modificationSuccess });
      return true;
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.status < 500;
      setProblem(isAnswer ? refusalText(error.code) : t('claim.ways.failed'));
      if (isAnswer) await revalidate();
      return false;
    } finally {
      setSending(null);
    }
  };
  return { answer, sending, problem };
}
