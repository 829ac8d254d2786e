import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetBooking } from '../../../contract/operate/fleet-booking.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { BookingLines } from './booking-lines.tsx';

interface CarDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'keep' | 'below'> {
  /** What is said instead of "Cancel" where it is a question. */
  readonly keep?: string;
  /** Those that stand in the way. */
  readonly bookings?: readonly FleetBooking[];
}

/** What all dialogs about a car have in common. */
export function CarDialog({ bookings = [], keep, ...dialog }: CarDialogProps) {
  const { t } = useTranslation('carActions');
  return (
    <FormDialog
      {...dialog}
      keep={keep ?? t('cancel')}
      below={bookings.length > 0 && <BookingLines bookings={bookings} />}
    />
  );
}
