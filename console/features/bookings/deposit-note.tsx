import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../../contract/operate/desk-bookings.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { firstName } from '../../shell/first-name.ts';

/** Where the deposit stands; amber where somebody has to do something about it. */
export function DepositNote({ desk: { booking, renter } }: { readonly desk: DeskBooking }) {
  const { t } = useTranslation('bookings');
  const { timeZone } = usePageCity();
  const { deposit } = booking;
  if (!deposit) return null;
  const amount = formatMoney(deposit.amount);
  const textOf = () => {
    switch (deposit.state) {
      case 'planned':
        return t('money.deposit.planned', { amount, when: moment(deposit.plannedAt, timeZone) });
      case 'held':
        return t('money.deposit.held', { amount });
      case 'released':
        return t('money.deposit.released', { amount });
      case 'taken':
        return t('money.deposit.taken', { amount });
      case 'failed':
        return t('money.deposit.failed', { amount });
      case 'to-approve':
        return t('money.deposit.toApprove', { amount, renter: firstName(renter.name) });
      default:
        return t('money.deposit.other', { amount });
    }
  };
  const isWaiting = deposit.state === 'failed' || deposit.state === 'to-approve';
  return (
    <p
      className={classes(
        'max-w-none rounded-control px-4 py-3 figures',
        isWaiting ? 'bg-amber-100 text-amber-600' : 'bg-stone-50',
      )}
    >
      {textOf()}
    </p>
  );
}
