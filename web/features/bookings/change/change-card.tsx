import { useTranslation } from 'react-i18next';
import { isOpenToRenter } from '../../../../domain/booking-lifecycle.ts';
import { Button } from '../../../../ui/button.tsx';
import type { BookingDialogOpenerProps } from '../data/booking-dialog.ts';
import { useDeferredDialog } from '../data/use-deferred-dialog.ts';

const loadDialog = () => import('./card-dialog.tsx');

/** Until delivery, for whoever pays by card; once it is too late the link goes. */
export function ChangeCard({ onOpen, ...dialog }: BookingDialogOpenerProps) {
  const { t } = useTranslation('trips');
  const { deferred, opener, hasFailed } = useDeferredDialog(loadDialog, {
    isOpen: dialog.isOpen,
    onOpen,
  });
  const { status, paymentProfile } = dialog.data.booking;
  const isPossible =
    paymentProfile === 'personal' && isOpenToRenter(status) && status !== 'pending';
  return (
    <div className="print:hidden">
      {isPossible && (
        <Button {...opener} variant="link">
          {t('card.action')}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="text-sm text-error-600">
          {t('change.part')}
        </p>
      )}
      {deferred.state === 'ready' && <deferred.module.CardDialog {...dialog} />}
    </div>
  );
}
