import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../../contract/client.ts';
import type { RequestRecord } from '../../../../../contract/requests.ts';
import type { Statement } from '../../../../../contract/statements.ts';
import { formatMoney } from '../../../../../domain/format-money.ts';
import { timeoutsMs, toastsMs } from '../../../../../domain/policy-constants.ts';
import { errors } from '../../../../../i18n/en/errors.ts';
import { showToast } from '../../../../../ui/toast.ts';
import { browserApi } from '../../../../api/browser-client.ts';
import { followRequest, NotFollowed } from '../../../../api/follow-request.ts';
import { refusalKey } from '../../../../api/refusal-key.ts';
import { authenticatePayment } from '../authenticate-payment.ts';

export type PayingPhase = 'idle' | 'working' | 'approving';

/** From the press to the receipt. What was begun before, and waits for the bank, is taken up again. */
export function usePayStatement({ id, left }: Statement, onPaid: () => void) {
  const { t } = useTranslation('wallet');
  const { revalidate } = useRevalidator();
  const [phase, setPhase] = useState<PayingPhase>('idle');
  const [problem, setProblem] = useState<string | null>(null);

  const follow = async (asked: RequestRecord): Promise<RequestRecord> => {
    const first = await followRequest(asked, { until: isAwaiting, withinMs: timeoutsMs.booking });
    if (!first.awaiting) return first;
    setPhase('approving');
    await authenticatePayment(first.awaiting).catch(() => {});
    setPhase('working');
    const params = { id: first.id };
    const going = await browserApi().continueRequest({ params });
    // A bank that was not answered keeps the request waiting; it says nothing by itself.
    return followRequest(going).catch(() => browserApi().getRequest({ params }));
  };

  const begin = async (ask: () => Promise<RequestRecord>) => {
    setProblem(null);
    setPhase('working');
    try {
      const ended = await follow(await ask());
      if (ended.status === 'accepted') {
        onPaid();
        void showToast({
          tone: 'done',
          title: t('payment.done', { amount: formatMoney(left) }),
          durationMs: toastsMs.modificationSuccess,
        });
      } else if (ended.status === 'failure') setProblem(textOf(ended.errorCode ?? 'unknown'));
      else setProblem(t(ended.awaiting ? 'payment.unapproved' : 'payment.late'));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      await revalidate();
      setPhase('idle');
    }
  };

  const problemOf = (error: unknown): string => {
    if (error instanceof NotFollowed) return t('payment.late');
    if (!(error instanceof ApiError) || error.status >= 500) return t('payment.lost');
    return error.code === 'price_changed' ? t('payment.changed') : textOf(error.code);
  };

  return {
    phase,
    problem,
    pay: (methodId: string) =>
      begin(() =>
        browserApi().payStatement(
          { params: { id }, body: { methodId, amount: left } },
          { signal: AbortSignal.timeout(timeoutsMs.request) },
        ),
      ),
    resume: (requestId: string) =>
      begin(() => browserApi().getRequest({ params: { id: requestId } })),
  };
}

const isAwaiting = ({ awaiting }: RequestRecord) => awaiting !== null;

const textOf = (code: string): string => errors[refusalKey(code)].text;
