import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../domain/format-city-time.ts';
import { endTimeSlots, startTimeSlots } from '../../../domain/time-slots.ts';
import type { TripDraft } from '../../../domain/trip-draft.ts';
import type { CalendarFacts } from '../../../domain/trip-facts.ts';
import { setEndTime, setStartTime } from '../../../domain/trip-picks.ts';
import { Select } from '../../ui/select.tsx';

interface TripTimesProps {
  readonly facts: CalendarFacts;
  readonly draft: TripDraft;
  readonly onChange: (draft: TripDraft) => void;
}

/** Half hours in the city's time, as far as they can be had. */
export function TripTimes({ facts, draft, onChange }: TripTimesProps) {
  const { t } = useTranslation('search');
  return (
    <div className="grid grid-cols-2 gap-3">
      <TimeSelect
        label={t('deliveryTime')}
        time={draft.startTime}
        slots={startTimeSlots(draft, facts)}
        noHourText={t('trip.noHourStart', { count: facts.noticeHours })}
        onChange={(time) => onChange(setStartTime(draft, time, facts))}
      />
      <TimeSelect
        label={t('returnTime')}
        time={draft.endTime}
        slots={endTimeSlots(draft, facts)}
        noHourText={t('trip.noHourEnd')}
        onChange={(time) => onChange(setEndTime(draft, time, facts))}
      />
    </div>
  );
}

interface TimeSelectProps {
  readonly label: string;
  readonly time: Temporal.PlainTime;
  readonly slots: readonly Temporal.PlainTime[];
  readonly noHourText: string;
  readonly onChange: (time: Temporal.PlainTime) => void;
}

function TimeSelect({ label, time, slots, noHourText, onChange }: TimeSelectProps) {
  const { t } = useTranslation('search');
  const hasNone = slots.length === 0;
  const isOffered = slots.some((slot) => slot.equals(time));
  return (
    <Select
      label={label}
      options={slots.map((slot) => ({ id: slot.toString(), label: formatTime(slot) }))}
      value={isOffered ? time.toString() : null}
      onChange={(id) => onChange(Temporal.PlainTime.from(id))}
      isDisabled={hasNone}
      {...(hasNone && { placeholder: t('trip.noHour'), description: noHourText })}
    />
  );
}
