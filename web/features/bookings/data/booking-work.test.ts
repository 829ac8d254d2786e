import { afterEach, expect, test, vi } from 'vitest';
import type { RequestRecord } from '../../../../contract/requests.ts';
import { aBooking, dollars } from './booking.fixture.ts';
import { sendWork, workKindOf } from './booking-work.ts';

afterEach(() => vi.restoreAllMocks());

const record: RequestRecord = {
  id: '00000000-0000-4000-8000-000000000021',
  kind: 'modification',
  status: 'pending',
  result: null,
  errorCode: null,
  awaiting: null,
  bookingId: aBooking.id,
  createdAt: '2026-11-16T12:00:00Z',
  updatedAt: '2026-11-16T12:00:00Z',
};

test('a change and a cancellation go their own ways, under their key and with an end to waiting [R-CALL-015 R-CANCEL-007]', async () => {
  const api = {
    createModification: vi.fn(async () => record),
    createBookingAction: vi.fn(async () => record),
  };
  const { signal } = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  const change = { endsAt: '2026-11-26T14:00:00Z', agreedTotal: dollars(552) };
  await sendWork(api, aBooking.id, { kind: 'change', change }, 'key-1');
  expect(api.createModification).toHaveBeenCalledExactlyOnceWith(
    { params: { id: aBooking.id }, body: change },
    { idempotencyKey: 'key-1', signal },
  );
  await sendWork(api, aBooking.id, { kind: 'cancel' }, 'key-2');
  expect(api.createBookingAction).toHaveBeenCalledExactlyOnceWith(
    { params: { id: aBooking.id }, body: { action: 'user-cancel' } },
    { idempotencyKey: 'key-2', signal },
  );
  expect(timeout.mock.calls).toEqual([[25_000], [25_000]]);
});

test('what is being done is known by the name of its request', () => {
  expect(workKindOf(record)).toBe('change');
  expect(workKindOf({ ...record, kind: 'cancellation' })).toBe('cancel');
  expect(workKindOf({ ...record, kind: 'booking' })).toBe('booking');
});
