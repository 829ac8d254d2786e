import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { isOpenToRenter } from '../../../../domain/booking-lifecycle.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { Button } from '../../../../ui/button.tsx';
import { ApprovalProgress, isAtWork } from '../data/approval-progress.tsx';
import { momentOf } from '../data/stop-words.ts';
import type { ApprovalState } from '../data/use-approval.ts';
import { useCardName } from '../data/use-card-name.ts';
import { approvalFor } from './standing.ts';

interface DepositApprovalProps {
  readonly booking: Booking;
  readonly approval: ApprovalState;
  readonly onOtherCard: () => void;
}

/** Only the renter can go on: their bank wants to see them approve the hold. */
export function DepositApproval({ booking, approval, onOtherCard }: DepositApprovalProps) {
  const { t } = useTranslation('trips');
  const nameOf = useCardName();
  const { status, deposit, city, paymentMethod } = booking;
  if (!deposit?.approval && !approval.isBusy) return null;
  const by = deposit?.approval?.by;
  const said = {
    amount: deposit ? formatMoney(deposit.amount) : '',
    card: nameOf(paymentMethod),
    by: by ? momentOf(by, city) : '',
  };
  return (
    <section
      aria-labelledby="approval-title"
      className="mb-4 rounded-card bg-amber-100 px-5 py-5 text-sm text-ink tablet:px-6 print:hidden"
    >
      <h2 id="approval-title" className="text-lg">
        {t('approval.title')}
      </h2>
      <p className="mt-1 max-w-160 figures">{t(`approval.${approvalFor(booking)}`, said)}</p>
      <div role="status" className="mt-2 font-medium empty:hidden">
        <ApprovalProgress state={approval.state} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button waiting={isAtWork(approval.state)} onClick={approval.approve}>
          {t('approval.action')}
        </Button>
        {isOpenToRenter(status) && (
          <Button variant="link" onClick={onOtherCard}>
            {t('approval.otherCard')}
          </Button>
        )}
      </div>
    </section>
  );
}
