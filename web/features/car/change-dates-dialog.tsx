import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { instantFromIso } from '../../../domain/city-time.ts';
import { draftFromTrip } from '../../../domain/trip-draft.ts';
import { isConfirmable } from '../../../domain/trip-picks.ts';
import { search as searchWords } from '../../../i18n/en/search.ts';
import { addWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useShellConfig } from '../../page/use-shell-config.ts';
import { TripPicker } from '../trip/calendar/trip-picker.tsx';
import { TripSummary } from '../trip/calendar/trip-summary.tsx';
import { cityFacts } from '../trip/state/city-facts.ts';
import { productNow } from '../trip/state/product-now.ts';
import { withDraft } from '../trip/state/trip-of-search.ts';
import { useSearch } from '../trip/state/use-search.ts';
import { carName } from './car-name.ts';
import type { CarData } from './load-car.ts';

// They come with the calendar, not with the page.
addWords('search', searchWords);

interface ChangeDatesDialogProps {
  readonly data: CarData;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ChangeDatesDialog({ data, isOpen, onClose }: ChangeDatesDialogProps) {
  const { t } = useTranslation('car');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={t('dates.title', { name: carName(data.car) })}
    >
      <DatePicking data={data} onDone={onClose} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so that each opening starts from the trip as it stands. */
function DatePicking({ data, onDone }: { data: CarData; onDone: () => void }) {
  const { t } = useTranslation('car');
  const { change } = useSearch();
  const { revalidate } = useRevalidator();
  const { now } = useShellConfig();
  const { car, trip, rules, occupied } = data;
  const initial = draftFromTrip(
    { startsAt: instantFromIso(trip.startsAt), endsAt: instantFromIso(trip.endsAt) },
    car.city.timeZone,
  );
  const [draft, setDraft] = useState(initial);
  const [facts] = useState(() =>
    cityFacts(
      car.city,
      rules,
      productNow(now),
      occupied.events.map(({ from, to }) => ({
        from: instantFromIso(from),
        to: instantFromIso(to),
      })),
    ),
  );
  const confirm = () => {
    change((search) => withDraft(search, draft));
    onDone();
    // The server prices the new trip and writes its dates in words.
    void revalidate();
  };
  return (
    <div className="grid gap-5">
      <TripPicker
        facts={facts}
        draft={draft}
        onChange={setDraft}
        cityName={car.city.name}
        isForCar
      />
      <div className="sticky -bottom-6 -mb-6 border-t border-hair bg-card pt-4 pb-[calc(16px+env(safe-area-inset-bottom))]">
        <TripSummary draft={draft} onChange={setDraft}>
          <span className="max-tablet:flex-1 tablet:ml-auto">
            <Button block disabled={!isConfirmable(draft, initial, facts)} onClick={confirm}>
              {t('dates.confirm')}
            </Button>
          </span>
        </TripSummary>
      </div>
    </div>
  );
}
