import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useDeferred } from '../../../ui/use-deferred.ts';
import type { CarData } from './load-car.ts';

const loadDialog = () => import('./change-dates-dialog.tsx');

/** The calendar weighs more than the page, so it comes when it is asked for. */
export function ChangeDates({ data }: { data: CarData }) {
  const { t } = useTranslation('car');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const dialog = useDeferred(loadDialog, isWanted);
  const open = () => {
    setWanted(true);
    setOpen(true);
    if (dialog.state === 'failed') dialog.retry();
  };
  return (
    <>
      <Button
        variant="link"
        aria-haspopup="dialog"
        waiting={isOpen && dialog.state === 'waiting'}
        // Whoever reaches for it will most likely press it.
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={open}
      >
        {t('trip.changeDates')}
      </Button>
      {isOpen && dialog.state === 'failed' && (
        <p role="alert" className="text-xs text-error-600">
          {t('dates.failed')}
        </p>
      )}
      {dialog.state === 'ready' && (
        <dialog.module.ChangeDatesDialog
          data={data}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
