import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/format-money.ts';
import { timeoutsMs } from '../../../../domain/policy-constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { browserApi } from '../../../api/browser-client.ts';
import { ApprovalProgress, isAtWork } from '../data/approval-progress.tsx';
import { useApproval } from '../data/use-approval.ts';
import type { ClaimData } from './load-claim.ts';

/** What the card did not pay, or its bank wants to see approved. */
export function ClaimPayment({ data: { booking, claim } }: { data: ClaimData }) {
  const { t } = useTranslation('trips');
  const params = { id: booking.id, claimId: claim.id };
  const { state, isBusy, approve } = useApproval(
    (idempotencyKey) => {
      const signal = AbortSignal.timeout(timeoutsMs.request);
      return browserApi().payClaim({ params }, { idempotencyKey, signal });
    },
    { title: t('claim.pay.done'), text: t('claim.pay.doneText') },
  );
  const { toPay } = claim;
  if (!(toPay || isBusy)) return null;
  const amount = toPay ? formatMoney(toPay.amount) : '';
  return (
    <section
      aria-labelledby="pay-title"
      className="rounded-card bg-amber-100 px-5 py-5 text-sm text-ink figures tablet:px-6"
    >
      <h2 id="pay-title" className="text-lg">
        {t('claim.pay.title')}
      </h2>
      <p className="mt-1">
        {toPay?.wantsApproval
          ? t('claim.pay.approval', { amount })
          : t('claim.pay.refused', { amount })}
      </p>
      <div role="status" className="mt-2 font-medium empty:hidden">
        <ApprovalProgress state={state} />
      </div>
      <div className="mt-4">
        <Button waiting={isAtWork(state)} onClick={approve}>
          {t('claim.pay.action', { amount })}
        </Button>
      </div>
    </section>
  );
}
