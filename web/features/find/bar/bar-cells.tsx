import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonthDay } from '../../../../domain/format-city-time.ts';
import type { TripDraft } from '../../../../domain/trip-draft.ts';
import { classes } from '../../../../ui/classes.ts';

export function Range({ trip: { startDate, endDate } }: { trip: TripDraft }) {
  const { t } = useTranslation('search');
  if (!startDate || !endDate) return t('bar.addDates');
  const [from, to] = [formatMonthDay(startDate), formatMonthDay(endDate)];
  return (
    <>
      <span className="sr-only">{t('bar.fromTo', { from, to })}</span>
      <span aria-hidden="true">
        {from}
        <span className="mx-2 inline-block h-0.5 w-[18px] bg-ink align-[5px]" />
        {to}
      </span>
    </>
  );
}

interface CellProps {
  readonly part?: string;
  readonly className: string;
  readonly children: ReactNode;
}

export function Cell({ part, className, children }: CellProps) {
  return (
    <div
      data-part={part}
      className={classes(
        'relative row-start-1 grid items-center pr-1 pl-[clamp(14px,1.9vw,24px)] whitespace-nowrap transition before:absolute before:top-[18px] before:bottom-3.5 before:left-0 before:w-px before:bg-hair hover:bg-stone-50',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface StopProps {
  readonly kind: 'start' | 'end';
  readonly part: string;
  readonly isInvalid: boolean;
  readonly children: ReactNode;
}

/** A door on the line: filled where the trip starts, open where it ends. */
export function Stop({ kind, part, isInvalid, children }: StopProps) {
  const pin = isInvalid ? 'after:border-error-600' : 'after:border-route-live';
  return (
    <div
      data-part={part}
      className={classes(
        'relative col-start-2 grid min-w-0 items-center rounded-card pr-4 pl-[clamp(40px,4.5vw,58px)] focus-within:shadow-[inset_0_0_0_3px_var(--color-ink)]',
        'after:pointer-events-none after:absolute after:left-[clamp(18px,2.2vw,28px)] after:size-3.5 after:rounded-full after:border-[3.5px]',
        pin,
        kind === 'start'
          ? 'row-start-1 after:top-[43px] before:pointer-events-none before:absolute before:top-[50px] before:-bottom-[44px] before:left-[calc(clamp(18px,2.2vw,28px)+6px)] before:w-0.5 before:bg-route-live'
          : 'row-start-2 pb-1.5 after:top-[37px] after:bg-card',
        kind === 'start' && (isInvalid ? 'after:bg-error-600' : 'after:bg-route-live'),
      )}
    >
      {children}
    </div>
  );
}

interface BarButtonProps {
  readonly label: string;
  readonly isInvalid?: boolean;
  readonly isWaiting?: boolean;
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A cell of the bar that opens something. */
export function BarButton(props: BarButtonProps) {
  const { label, isInvalid = false, isWaiting = false, isExpanded, onPress, children } = props;
  return (
    <button
      type="button"
      aria-haspopup={isExpanded === undefined ? 'listbox' : 'dialog'}
      aria-expanded={isExpanded}
      aria-busy={isWaiting || undefined}
      onClick={onPress}
      className="grid min-w-0 content-center text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3"
    >
      <span className={classes('text-xs', isInvalid ? 'font-medium text-error-600' : 'text-quiet')}>
        {label}
      </span>
      <span className={classes('truncate font-strong figures', isWaiting && 'animate-breathe')}>
        {children}
      </span>
    </button>
  );
}
