import { useTranslation } from 'react-i18next';
import { groupOfStatus } from '../../../domain/booking-groups.ts';
import type { BookingStatus } from '../../../domain/booking-lifecycle.ts';
import { classes } from '../../../ui/classes.ts';

/** Ink is away, stone is past, amber waits for somebody, moss is in order. */
function toneOf(status: BookingStatus): string {
  switch (status) {
    case 'active':
      return 'bg-ink text-paper';
    case 'review':
    case 'completed':
    case 'pending':
    case 'security-deposit-retry':
      return 'bg-amber-100 text-amber-600';
    case 'security-deposit-failed':
    case 'payment-failed':
      return 'bg-error-100 text-error-600';
    default:
      return groupOfStatus(status) === 'upcoming'
        ? 'bg-moss-100 text-moss-600'
        : 'bg-stone-200 text-stone-800';
  }
}

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('bookings');
  return (
    <span
      className={classes(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-2xs leading-none font-strong whitespace-nowrap',
        toneOf(status),
      )}
    >
      <span aria-hidden="true" className="size-[7px] rounded-full bg-current" />
      {t(`statuses.${status}`)}
    </span>
  );
}
