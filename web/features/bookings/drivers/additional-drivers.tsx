import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releasesCar } from '../../../../domain/booking-lifecycle.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import type { BookingDialogOpenerProps } from '../data/booking-dialog.ts';
import { useDeferredDialog } from '../data/use-deferred-dialog.ts';
import { DriverEntry } from './driver-entry.tsx';
import type { DriverWish } from './driver-wish.ts';

const loadDialog = () => import('./driver-dialog.tsx');

/** Who drives beside the renter: where each of them stands, and what can be done about it. */
export function AdditionalDrivers({ onOpen, ...dialog }: BookingDialogOpenerProps) {
  const { t } = useTranslation('trips');
  const { booking } = dialog.data;
  const { additional, pricePerDay, areChangeable } = booking.drivers;
  const [wish, setWish] = useState<DriverWish>({ action: 'invite' });
  const { deferred, opener, hasFailed } = useDeferredDialog(loadDialog, {
    isOpen: dialog.isOpen,
    onOpen,
  });
  if (releasesCar(booking.status)) return null;
  if (additional.length === 0 && pricePerDay === null) return null;

  const open = (wanted: DriverWish) => ({
    ...opener,
    waiting: false, // all of them open the same dialog
    disabled: dialog.work.isBusy,
    onClick: () => {
      setWish(wanted);
      opener.onClick();
    },
  });
  const waitsForSomebody = additional.some(({ state }) => state !== 'may-drive');
  return (
    <section
      aria-labelledby="drivers-title"
      className={classes('border-t border-hair pt-10', additional.length === 0 && 'print:hidden')}
    >
      <div className="mb-5 flex min-h-target items-center justify-between gap-4">
        <h2 id="drivers-title" className="text-2xl">
          {t('drivers.title')}
        </h2>
        {pricePerDay !== null && (
          <span className="print:hidden">
            <Button {...open({ action: 'invite' })} variant="link">
              {t('drivers.add')}
            </Button>
          </span>
        )}
      </div>
      {additional.length === 0 && <p className="text-sm text-quiet">{t('drivers.none')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {additional.map((driver) => (
          <DriverEntry
            key={driver.id}
            booking={booking}
            driver={driver}
            removal={open({ action: 'remove', driver })}
            agreement={open({ action: 'agree', driver })}
          />
        ))}
      </ul>
      {areChangeable && waitsForSomebody && (
        <p className="mt-4 text-sm text-quiet">{t('drivers.rule')}</p>
      )}
      {hasFailed && (
        <p role="alert" className="flex min-h-target items-center">
          {t('change.part')}
        </p>
      )}
      {deferred.state === 'ready' && <deferred.module.DriverDialog {...dialog} wish={wish} />}
    </section>
  );
}
