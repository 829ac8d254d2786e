import type { DeskBooking } from '../../../../contract/operate/desk-bookings.ts';

export interface VerbProps {
  readonly desk: DeskBooking;
  readonly onClose: () => void;
}
