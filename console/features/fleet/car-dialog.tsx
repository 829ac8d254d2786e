import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FleetBooking } from '../../../contract/operate/fleet-booking.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useMay } from '../../shell/desk-data.ts';
import { BookingLines } from './booking-lines.tsx';

interface CarDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'keep' | 'below'> {
  /** What is said instead of "Cancel" where it is a question. */
  readonly keep?: string;
  /** Those that stand in the way. */
  readonly bookings?: readonly FleetBooking[];
  /** Where another car is found for them. */
  readonly repairs?: string;
}

/** What all dialogs about a car have in common. */
export function CarDialog({ bookings = [], repairs, keep, ...dialog }: CarDialogProps) {
  const { t } = useTranslation('carActions');
  const mayRead = useMay('bookings.read');
  return (
    <FormDialog
      {...dialog}
      keep={keep ?? t('cancel')}
      below={
        bookings.length > 0 && (
          <>
            <BookingLines bookings={bookings} />
            {repairs && mayRead && (
              <p>
                <Link to={repairs} className="text-link">
                  {t('problems.findCars', { count: bookings.length })}
                </Link>
              </p>
            )}
          </>
        )
      }
    />
  );
}
