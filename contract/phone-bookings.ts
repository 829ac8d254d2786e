import { z } from 'zod';
import { Draft } from './drafts.ts';

/** What a renter is shown who opens the link that the desk has sent. */
export const OpenedPhoneBooking = z.object({
  state: z
    .enum(['open', 'booked', 'over'])
    .describe('Over: its time is up, or the desk has taken it back'),
  draft: Draft.describe('What was agreed on the phone'),
  heldUntil: z.iso.datetime(),
  bookingId: z.uuid().nullable(),
});

export type OpenedPhoneBooking = z.infer<typeof OpenedPhoneBooking>;
