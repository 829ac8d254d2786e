import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '../booking-lifecycle.ts';
import { mayDeleteAccount } from './account-deletion.ts';

describe('deleting an account', () => {
  it('is allowed without bookings and when all of them are over or came to nothing', () => {
    expect(mayDeleteAccount([])).toEqual({ ok: true });
    expect(
      mayDeleteAccount([
        'finished',
        'cancelled',
        'cancelled-by-user',
        'payment-failed',
        'security-deposit-failed',
      ]),
    ).toEqual({ ok: true });
  });

  it('is refused by any other booking, whatever else there is [A-PROFILE-028]', () => {
    const over = [
      'finished',
      'cancelled',
      'cancelled-by-user',
      'payment-failed',
      'security-deposit-failed',
    ];
    for (const status of bookingStatuses.filter((one) => !over.includes(one))) {
      expect(mayDeleteAccount(['finished', status]), status).toEqual({
        ok: false,
        code: 'booking_open',
      });
    }
  });
});
