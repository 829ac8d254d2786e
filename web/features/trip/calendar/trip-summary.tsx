import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonthDay, formatTime } from '../../../../domain/format-city-time.ts';
import { draftDays, type TripDraft } from '../../../../domain/trip-draft.ts';
import { clearDates, focusOn } from '../../../../domain/trip-picks.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';

interface TripSummaryProps {
  readonly draft: TripDraft;
  readonly onChange: (draft: TripDraft) => void;
  /** The way on. */
  readonly children: ReactNode;
}

/** The foot of a trip picker: what is chosen, door to door, and the way to start over. */
export function TripSummary({ draft, onChange, children }: TripSummaryProps) {
  const { t } = useTranslation('search');
  const days = draftDays(draft);
  const hasDates = draft.startDate !== undefined || draft.endDate !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm wide:gap-x-6">
      <div className="mr-auto flex flex-wrap items-center gap-x-2 whitespace-nowrap figures max-tablet:w-full max-wide:text-xs">
        {hasDates ? (
          <>
            <TripEnds draft={draft} onChange={onChange} />
            {days !== undefined && (
              <strong className="ml-1 font-strong max-tablet:ml-auto">
                {t('trip.days', { count: days })}
              </strong>
            )}
          </>
        ) : (
          <p className="text-quiet">{t('trip.noDates')}</p>
        )}
      </div>
      <Button variant="link" idle={!hasDates} onClick={() => onChange(clearDates())}>
        {t('trip.clear')}
      </Button>
      {children}
    </div>
  );
}

/** Both ends of the line. */
export function TripEnds({ draft, onChange }: Omit<TripSummaryProps, 'children'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 whitespace-nowrap figures">
      <End end="start" draft={draft} onChange={onChange} />
      <span aria-hidden="true" className="h-0.5 w-5 bg-ink" />
      <End end="end" draft={draft} onChange={onChange} />
    </div>
  );
}

interface EndProps {
  readonly end: 'start' | 'end';
  readonly draft: TripDraft;
  readonly onChange: (draft: TripDraft) => void;
}

/** One end of the line; pressing it says which end the next day picked is for. */
function End({ end, draft, onChange }: EndProps) {
  const { t } = useTranslation('search');
  const [date, time] =
    end === 'start' ? [draft.startDate, draft.startTime] : [draft.endDate, draft.endTime];
  const when = date ? `${formatMonthDay(date)}, ${formatTime(time)}` : '…';
  return (
    <button
      type="button"
      aria-label={t(end === 'start' ? 'trip.from' : 'trip.to', { when })}
      aria-pressed={draft.focus === end}
      onClick={() => onChange(focusOn(draft, end))}
      className="inline-flex min-h-target items-center gap-2 aria-pressed:underline aria-pressed:decoration-stone-400 aria-pressed:decoration-[1.5px] aria-pressed:underline-offset-4"
    >
      <span
        aria-hidden="true"
        className={classes(
          'size-3 rounded-full border-[3px] border-ink',
          end === 'start' && 'bg-ink',
        )}
      />
      {when}
    </button>
  );
}
