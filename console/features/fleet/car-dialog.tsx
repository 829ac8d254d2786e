import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetBooking } from '../../../contract/operate/fleet-booking.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import type { useForm } from '../../form/use-form.ts';
import { BookingLines } from './booking-lines.tsx';

interface CarDialogProps
  extends Pick<ReturnType<typeof useForm>, 'form' | 'problem' | 'isWaiting'> {
  readonly title: string;
  readonly text: string;
  readonly save: string;
  /** What is said instead of "Cancel" where it is a question. */
  readonly keep?: string;
  readonly isDangerous?: boolean;
  /** Those that stand in the way. */
  readonly bookings?: readonly FleetBooking[];
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** What all dialogs about a car have in common. */
export function CarDialog({ isDangerous = false, bookings = [], ...props }: CarDialogProps) {
  const { t } = useTranslation('carActions');
  const id = useId();
  const { title, text, save, keep, form, problem, isWaiting, onClose, children } = props;
  return (
    <Dialog
      isOpen
      mustAnswer={isDangerous}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {keep ?? t('cancel')}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'ink'}
            type="submit"
            form={id}
            waiting={isWaiting}
          >
            {save}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="grid gap-4">
        <p>{text}</p>
        {children}
        <FormProblem text={problem} />
        {bookings.length > 0 && <BookingLines bookings={bookings} />}
      </form>
    </Dialog>
  );
}
