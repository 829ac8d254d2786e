import { type RefObject, startTransition } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { usePaintedValue } from '../../../../ui/use-painted-value.ts';
import { TripPicker, type TripPickerProps } from './trip-picker.tsx';
import { TripSummary } from './trip-summary.tsx';

interface TripPopoverProps extends TripPickerProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The trip picker over the page, under the bar that asked for it. */
export function TripPopover({ anchor, isOpen, onClose, ...picker }: TripPopoverProps) {
  const { t } = useTranslation('search');
  // Sixty days and more to draw: the press is shown first.
  const isShown = usePaintedValue(isOpen);
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isShown}
      onOpenChange={(open) => !open && startTransition(() => onClose())}
      placement="bottom"
      offset={10}
      className="w-[min(760px,calc(100vw-40px))] overflow-y-auto rounded-card bg-card shadow-popover"
    >
      <Dialog aria-label={t('trip.label')} className="grid gap-4 p-6 pb-0 outline-none">
        <TripPicker {...picker} />
        <div className="sticky bottom-0 z-3 border-t border-hair bg-card py-4">
          <TripSummary draft={picker.draft} onChange={picker.onChange}>
            <Button onClick={onClose}>{t('trip.done')}</Button>
          </TripSummary>
        </div>
      </Dialog>
    </Popover>
  );
}
