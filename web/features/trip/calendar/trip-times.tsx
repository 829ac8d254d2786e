import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../domain/format-city-time.ts';
import { Select } from '../../../../ui/select.tsx';
import { type TripHoursProps, tripHours } from '../state/trip-hours.ts';

/** Half hours in the city's time, as far as they can be had. */
export function TripTimes(props: TripHoursProps) {
  const { t } = useTranslation('search');
  const { start, end } = tripHours(props);
  const noStart = t('trip.noHourStart', { count: props.facts.noticeHours });
  return (
    <div className="grid grid-cols-2 gap-3">
      <TimeSelect label={t('deliveryTime')} noHourText={noStart} {...start} />
      <TimeSelect label={t('returnTime')} noHourText={t('trip.noHourEnd')} {...end} />
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
