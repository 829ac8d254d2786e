import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { isOpenToRenter } from '../../../../domain/booking-lifecycle.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { Button } from '../../../../ui/button.tsx';
import { refusalText } from '../data/refusal-text.ts';
import { momentOf } from '../data/stop-words.ts';
import { useCardName } from '../data/use-card-name.ts';
import type { DepositApprovalState } from '../data/use-deposit-approval.ts';
import { approvalFor } from './standing.ts';

interface DepositApprovalProps {
  readonly booking: Booking;
  readonly approval: DepositApprovalState;
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
        <Progress state={approval.state} />
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

type State = DepositApprovalState['state'];

const isAtWork = ({ phase }: State) =>
  phase === 'working' || phase === 'authenticating' || phase === 'booked';

function Progress({ state }: { state: State }) {
  const { t } = useTranslation('trips');
  switch (state.phase) {
    case 'idle':
    case 'booked':
      return null;
    case 'authenticating':
      return t('approval.atBank');
    case 'awaiting':
      return t('approval.notApproved');
    case 'refused':
      if (state.code === 'authentication_failed') return t('approval.notApproved');
      if (state.code === 'payment_unfinished') return t('approval.unfinished');
      return refusalText(state.code);
    case 'working':
      if (!state.isReachable) return t('request.lost');
      return state.patience === 'usual' ? t('approval.working') : t('request.late');
  }
}
