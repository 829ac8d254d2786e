import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import type { BookingDialogOpenerProps } from '../data/booking-dialog.ts';
import { useDeferredDialog } from '../data/use-deferred-dialog.ts';

const loadDialog = () => import('./change-dialog.tsx');

/** The link goes when a change is no longer possible; a dialog already open sees it through. */
export function ChangeBooking({ onOpen, ...dialog }: BookingDialogOpenerProps) {
  const { t } = useTranslation('trips');
  const { deferred, opener, hasFailed } = useDeferredDialog(loadDialog, {
    isOpen: dialog.isOpen,
    onOpen,
  });
  return (
    <>
      {dialog.data.booking.changeRefusal === null && (
        <Button {...opener} variant="link" waiting={opener.waiting || dialog.work.isBusy}>
          {t('page.change')}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="flex min-h-target items-center">
          {t('change.part')}
        </p>
      )}
      {deferred.state === 'ready' && <deferred.module.ChangeDialog {...dialog} />}
    </>
  );
}
