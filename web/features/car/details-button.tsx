import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetail } from '../../../contract/cars.ts';
import { Button } from '../../../ui/button.tsx';
import { useDeferred } from '../../../ui/use-deferred.ts';

const loadDialog = () => import('./details-dialog.tsx');

export function DetailsButton({ car }: { car: CarDetail }) {
  const { t } = useTranslation('car');
  const [isOpen, setOpen] = useState(false);
  const part = useDeferred(loadDialog, isOpen);
  const open = () => {
    if (part.state === 'failed') part.retry();
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="link"
        aria-haspopup="dialog"
        waiting={isOpen && part.state === 'waiting'}
        onClick={open}
      >
        {t('facts.more')}
      </Button>
      {part.state === 'ready' && (
        <part.module.DetailsDialog car={car} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
