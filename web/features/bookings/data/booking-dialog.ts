import type { BookingData } from './load-booking.ts';
import type { BookingWorkState } from './use-booking-work.ts';

/** What the dialogs of a booking's page are given. */
export interface BookingDialogProps {
  readonly data: BookingData;
  readonly work: BookingWorkState;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What opens one of them. */
export interface BookingDialogOpenerProps extends BookingDialogProps {
  readonly onOpen: () => void;
}
