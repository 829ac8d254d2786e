import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftDays } from '../../../../domain/trip-draft.ts';
import { clearDates } from '../../../../domain/trip-picks.ts';
import { search as searchWords } from '../../../../i18n/en/search.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TripPicker } from '../../trip/calendar/trip-picker.tsx';
import { useSearch } from '../../trip/state/use-search.ts';
import type { BookingDialogProps } from '../data/booking-dialog.ts';
import { WorkNotice } from '../data/work-notice.tsx';
import { ChangePlaces } from './change-places.tsx';
import { ChangePrice } from './change-price.tsx';
import {
  changeOf,
  editOf,
  isSavable,
  isWithinReach,
  missingPlace,
  type TripEdit,
} from './trip-edit.ts';
import { useChangeFacts } from './use-change-facts.ts';
import { useChangePrice } from './use-change-price.ts';

// They come with the calendar, not with the page.
addWords('search', searchWords);

/** Dates, times and places of a booking; what it costs stands beside the way to save it. */
export function ChangeDialog({ data, work, isOpen, onClose }: BookingDialogProps) {
  const { t } = useTranslation('trips');
  const { booking } = data;
  const { edit, initial, setEdit } = useTripEdit(data, isOpen);
  const { answer, retry } = useChangeFacts(data, isOpen);
  const [isAsked, setAsked] = useState(false);

  const missing = missingPlace(edit);
  const known = answer.state === 'known' ? answer : null;
  const canSave = known !== null && isSavable(initial, edit, known.facts, known.city);
  const change = changeOf(initial, edit, booking.city.timeZone);
  const { price, retry: askAgain } = useChangePrice(
    booking.id,
    canSave && missing === null ? change : null,
  );
  // What was agreed to may no longer hold: a refusal leaves no old price behind.
  const isRefused = work.state.phase === 'refused';
  const onRefusal = useEffectEvent(askAgain);
  useEffect(() => {
    if (isRefused) onRefusal();
  }, [isRefused]);

  const write = (part: Partial<TripEdit>) => {
    setAsked(false);
    work.forgetRefusal();
    // The place where somebody is found may come after what they have picked meanwhile.
    setEdit((last) => ({ ...(last ?? initial), ...part }));
  };
  const save = () => {
    setAsked(true);
    if (price.state !== 'known' || change === null) return;
    work.begin({ kind: 'change', change: { ...change, agreedTotal: price.price.total } });
  };
  const days = draftDays(edit.draft);
  const hasDates = edit.draft.startDate !== undefined || edit.draft.endDate !== undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={
        days === undefined ? t('change.titleWithoutDates') : t('change.title', { count: days })
      }
      footer={
        <>
          <div className="w-full wide:w-auto wide:flex-1">
            {work.isBusy ? (
              <WorkNotice work={work} city={booking.city} />
            ) : (
              <ChangePrice booking={booking} answer={price} onRetry={askAgain} />
            )}
          </div>
          {!work.isBusy && (
            <Button variant="link" idle={!hasDates} onClick={() => write({ draft: clearDates() })}>
              {t('change.clear')}
            </Button>
          )}
          <div className="ml-auto flex gap-2">
            <span className="wide:hidden">
              <Button variant="quiet" onClick={onClose}>
                {t('change.cancel')}
              </Button>
            </span>
            <Button
              variant="primary"
              disabled={!canSave || (missing === null && price.state !== 'known')}
              waiting={work.isBusy}
              onClick={save}
            >
              {t('change.save')}
            </Button>
          </div>
        </>
      }
    >
      {known && (
        <fieldset
          disabled={work.isBusy}
          className="grid min-w-0 gap-6 pt-2 wide:grid-cols-[360px_minmax(0,1fr)] wide:gap-8"
        >
          <ChangePlaces
            city={known.city}
            places={edit.places}
            onChange={(places) => write({ places })}
            missing={isAsked ? missing : null}
            isOutOfReach={!isWithinReach(edit, known.city)}
          />
          <TripPicker
            facts={known.facts}
            draft={edit.draft}
            onChange={(draft) => write({ draft })}
            cityName={known.city.name}
            isScrolled
            isForCar
          />
        </fieldset>
      )}
      {answer.state === 'asking' && <FormSkeleton />}
      {answer.state === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3 py-6">
          <p>{t('change.notLoaded')}</p>
          <Button variant="outline" onClick={retry}>
            {t('change.retry')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Every opening starts from the booking as it stands. */
function useTripEdit({ booking }: BookingDialogProps['data'], isOpen: boolean) {
  const { search } = useSearch();
  const [edited, setEdit] = useState<TripEdit | null>(null);
  const history = search.cityId === booking.city.id ? search.returnLocationHistory : none;
  const initial = useMemo(() => editOf(booking, history), [booking, history]);
  useEffect(() => {
    if (!isOpen) setEdit(null);
  }, [isOpen]);
  return { initial, edit: edited ?? initial, setEdit };
}

const none: [] = [];

function FormSkeleton() {
  const { t } = useTranslation('trips');
  return (
    <div role="status" className="grid gap-6 pt-2 wide:grid-cols-[360px_minmax(0,1fr)] wide:gap-8">
      <span className="sr-only">{t('change.loading')}</span>
      <div className="grid content-start gap-5">
        <Skeleton className="h-20 !rounded-control" />
        <Skeleton className="h-20 !rounded-control" />
      </div>
      <Skeleton className="h-120 !rounded-card" />
    </div>
  );
}
