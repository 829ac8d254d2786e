import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import type { CalendarProps } from '../../trip/calendar/calendar.tsx';
import { TripSummary } from '../../trip/calendar/trip-summary.tsx';
import { StepFoot } from './step-foot.tsx';

interface DatesStepProps extends CalendarProps {
  readonly cityName: string;
  readonly canConfirm: boolean;
  readonly onConfirm: () => void;
}

const loadPicker = () => import('../../trip/calendar/trip-picker.tsx');

export function DatesStep({ canConfirm, onConfirm, ...picker }: DatesStepProps) {
  const { t } = useTranslation('search');
  const part = useDeferred(loadPicker, true);
  return (
    <>
      <div className="mb-8 min-h-[480px]">
        {part.state === 'ready' && <part.module.TripPicker {...picker} ground="page" />}
        {part.state === 'waiting' && <PickerSkeleton />}
        {part.state === 'failed' && (
          <div role="alert" className="grid justify-items-start gap-4">
            <p>{t('trip.failed')}</p>
            <Button variant="outline" onClick={part.retry}>
              {t('trip.retry')}
            </Button>
          </div>
        )}
      </div>
      <StepFoot>
        <TripSummary draft={picker.draft} onChange={picker.onChange}>
          <span className="max-tablet:flex-1">
            <Button variant="primary" large block disabled={!canConfirm} onClick={onConfirm}>
              {t('trip.confirm')}
            </Button>
          </span>
        </TripSummary>
      </StepFoot>
    </>
  );
}

function PickerSkeleton() {
  const { t } = useTranslation('search');
  return (
    <div role="status">
      <span className="sr-only">{t('trip.loading')}</span>
      <div className="flex justify-between">
        <Skeleton className="size-target" />
        <Skeleton className="size-target" />
      </div>
      <div className="mt-5 grid gap-8 tablet:grid-cols-2">
        <Skeleton className="h-[316px] !rounded-card" />
        <Skeleton className="h-[316px] !rounded-card max-tablet:hidden" />
      </div>
    </div>
  );
}
