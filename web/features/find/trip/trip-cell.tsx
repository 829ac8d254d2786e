import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';

interface TripCellProps {
  readonly label: string;
  readonly from: string;
  readonly to?: string | undefined;
  /** Keeps its whole text; the other half gives way. */
  readonly isWhole?: boolean;
  readonly isOpen: boolean;
  readonly isWaiting?: boolean;
  readonly onPress: () => void;
}

/** Half of the trip in the header: where, or when. */
export function TripCell(props: TripCellProps) {
  const { label, from, to, isWhole = false, isOpen, isWaiting = false, onPress } = props;
  const { t } = useTranslation('fleet');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={isWaiting || undefined}
      onClick={onPress}
      className={classes(
        'h-11 min-w-0 rounded-full px-4.5 text-left transition hover:bg-stone-100 focus-visible:rounded-full aria-expanded:bg-stone-100',
        isWhole ? 'grow shrink-0' : 'flex-auto',
      )}
    >
      <span className="block text-[12px] leading-4 text-quiet">{label}</span>
      <span
        className={classes(
          'block truncate text-[14px] leading-5 font-strong figures',
          isWaiting && 'animate-breathe',
        )}
      >
        {from}
        {to && (
          <>
            <span className="sr-only"> {t('trip.to')} </span>
            <DoorToDoor />
            {to}
          </>
        )}
      </span>
    </button>
  );
}

/** The line, small enough to stand between two words. */
function DoorToDoor() {
  return (
    <svg viewBox="0 0 22 8" aria-hidden="true" className="mx-1.5 inline-block h-2 w-5.5 fill-none">
      <path d="M4 4h10" className="stroke-current stroke-2" />
      <circle cx="4" cy="4" r="3.2" className="fill-current" />
      <circle cx="18" cy="4" r="2.4" className="stroke-current stroke-[1.6]" />
    </svg>
  );
}
