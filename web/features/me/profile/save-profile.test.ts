import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../contract/client.ts';
import { saveProfile } from './save-profile.ts';

afterEach(() => vi.restoreAllMocks());

const refusedWith = (details: ApiError['details']) =>
  saveProfile(() =>
    Promise.reject(
      new ApiError({ code: 'invalid_input', message: '', details: [...details] }, 422),
    ),
  );

test('what was saved has no problem', async () => {
  expect(await saveProfile(async () => ({}))).toBeNull();
});

test('an edit is given up after 10 seconds, and says so [A-PROFILE-011 D-017-005]', async () => {
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
  expect(await saveProfile(async (signal) => signal.throwIfAborted())).toEqual({ form: 'timeout' });
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test('a refused phone is said at its field, anything else under the form [A-PROFILE-023]', async () => {
  const field = 'body.phone.number';
  expect(await refusedWith([{ field, reason: '' }])).toEqual({ number: 'impossiblePhone' });
  expect(await refusedWith([])).toEqual({ form: 'notSaved' });
  expect(await saveProfile(() => Promise.reject(new TypeError('offline')))).toEqual({
    form: 'notSaved',
  });
});
