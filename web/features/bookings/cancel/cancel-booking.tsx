import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import type { BookingDialogOpenerProps } from '../data/booking-dialog.ts';
import { useDeferredDialog } from '../data/use-deferred-dialog.ts';

const loadDialog = () => import('./cancel-dialog.tsx');

/** A trip whose start has passed still opens the dialog, which says why it is too late. */
export function CancelBooking({ onOpen, ...dialog }: BookingDialogOpenerProps) {
  const { t } = useTranslation('trips');
  const { deferred, opener, hasFailed } = useDeferredDialog(loadDialog, {
    isOpen: dialog.isOpen,
    onOpen,
  });
  const { cancelRefusal } = dialog.data.booking;
  const isPossible = cancelRefusal === null || cancelRefusal === 'trip_already_started';
  return (
    <>
      <Button
        {...opener}
        variant="danger"
        disabled={!isPossible}
        waiting={opener.waiting || dialog.work.isBusy}
      >
        {t('cancel.action')}
      </Button>
      {hasFailed && (
        <p role="alert" className="mt-2 text-sm text-error-600">
          {t('change.part')}
        </p>
      )}
      {deferred.state === 'ready' && <deferred.module.CancelDialog {...dialog} />}
    </>
  );
}
