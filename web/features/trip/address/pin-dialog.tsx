import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import type { SearchCity } from '../state/search-city.ts';
import type { SearchLocation } from '../state/search-state.ts';

// The map is heavy: it comes only to those who ask for it.
const loadPicker = () => import('../../map/pin-picker.tsx');

interface PinDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly city: SearchCity;
  readonly initial: SearchLocation | null;
  readonly onPick: (point: SearchLocation) => void;
}

export function PinDialog({ isOpen, onClose, city, initial, onPick }: PinDialogProps) {
  const { t } = useTranslation('search');
  // The pin stands in the middle of the map before anybody has moved it.
  const [point, setPoint] = useState(initial ?? city.center);
  const picker = useDeferred(loadPicker, isOpen);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('pin.title', { city: city.name })}
      size="large"
      footer={
        <span className="ml-auto">
          <Button
            variant="primary"
            disabled={picker.state !== 'ready'}
            onClick={() => onPick(point)}
          >
            {t('pin.use')}
          </Button>
        </span>
      }
    >
      <p className="mb-4">{t('pin.text')}</p>
      <div className="grid h-[min(440px,48dvh)] overflow-hidden rounded-card bg-stone-100">
        {picker.state === 'ready' ? (
          <picker.module.PinPicker city={city} initial={initial} onPick={setPoint} />
        ) : (
          <div role="status" className="grid place-content-center justify-items-center gap-4 p-6">
            {picker.state === 'waiting' ? (
              <>
                <ShuttleLine className="w-16 text-signal-500" />
                {t('pin.loading')}
              </>
            ) : (
              <>
                <p>{t('pin.failed')}</p>
                <Button variant="outline" onClick={picker.retry}>
                  {t('address.retry')}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
