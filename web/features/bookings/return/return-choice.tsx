import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { formatTime } from '../../../../domain/format-city-time.ts';
import type { ReturnDay } from '../../../../domain/return-choices.ts';
import { classes } from '../../../../ui/classes.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import type { ReturnPick } from './return-pick.ts';

interface ReturnChoiceProps {
  readonly booking: Booking;
  readonly days: readonly ReturnDay[];
  readonly pick: ReturnPick;
  readonly onPick: (pick: ReturnPick) => void;
  readonly isBusy: boolean;
}

/** The new day and time of the return; where it is collected stays. */
export function ReturnChoice({ booking, days, pick, onPick, isBusy }: ReturnChoiceProps) {
  const { t } = useTranslation('trips');
  return (
    <fieldset disabled={isBusy} className="grid min-w-0 content-start gap-8">
      <legend className="sr-only">{t('return.choice')}</legend>
      <fieldset className="min-w-0">
        <legend className="title mb-3 text-xl">{t('return.day')}</legend>
        <div className="flex flex-wrap gap-2">
          {days.map((day) => (
            <DayChip
              key={day.date.toString()}
              day={day}
              isPicked={day.date.equals(pick.day.date)}
              onPick={() => onPick({ day, time: pick.time })}
            />
          ))}
        </div>
        <p className="mt-3 text-sm text-quiet">{t('return.samePrice')}</p>
      </fieldset>
      <div className="max-w-60">
        <NativeSelect
          label={t('return.time')}
          value={pick.time.toString()}
          options={pick.day.times.map((time) => ({ id: time.toString(), label: formatTime(time) }))}
          onChange={(id) => onPick({ day: pick.day, time: Temporal.PlainTime.from(id) })}
        />
      </div>
      <div>
        <h2 className="mb-3 text-xl">{t('return.where')}</h2>
        <p className="rounded-card border border-hair bg-card px-5 py-4 font-strong">
          {booking.return.name}
        </p>
      </div>
    </fieldset>
  );
}

interface DayChipProps {
  readonly day: ReturnDay;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

function DayChip({ day: { date, moreDays, times }, isPicked, onPick }: DayChipProps) {
  const { t } = useTranslation('trips');
  const isTaken = times.length === 0;
  const note = isTaken
    ? t('return.taken')
    : moreDays === 0
      ? t('return.sameDays')
      : t(moreDays > 0 ? 'return.more' : 'return.less', { count: Math.abs(moreDays) });
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      disabled={isTaken}
      onClick={onPick}
      className={classes(
        'grid min-h-19 min-w-20 justify-items-center rounded-card border px-2 py-2 text-xs figures',
        isTaken && 'border-stone-200 bg-stone-50 text-quiet',
        !isTaken && isPicked && 'border-ink bg-ink text-paper',
        !isTaken && !isPicked && 'border-control bg-card hover:border-ink',
      )}
    >
      <span>{date.toLocaleString('en-US', { weekday: 'short' })}</span>
      <span className={classes('title text-lg', isTaken && 'line-through')}>{date.day}</span>
      <span>{note}</span>
    </button>
  );
}
