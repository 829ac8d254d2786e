import { expect, test, vi } from 'vitest';
import { type ApiClient, ApiError } from '../../../../contract/client.ts';
import { requireRenter } from './require-renter.ts';

const cookie = 'handover.session_token=abc';
const request = (path: string, Cookie = cookie) =>
  new Request(`https://handover.example${path}`, { headers: { Cookie } });
const apiThat = (getMe: () => Promise<unknown>) => ({ getMe }) as unknown as ApiClient;
const endedSession = apiThat(() =>
  Promise.reject(new ApiError({ code: 'not_signed_in', message: '' }, 401)),
);

async function wayOf(asking: Promise<unknown>): Promise<string | null> {
  const answer: unknown = await asking.catch((thrown) => thrown);
  return answer instanceof Response ? answer.headers.get('Location') : null;
}

test('a renter passes [A-ROUTE-007 R-ROUTE-017]', async () => {
  const me = { name: 'Ana' };
  expect(
    await requireRenter(
      apiThat(async () => me),
      request('/profile'),
    ),
  ).toBe(me);
});

test('a visitor is led to the dialog and back [A-ROUTE-006 R-ROUTE-016]', async () => {
  expect(await wayOf(requireRenter(endedSession, request('/bookings?tab=past', '')))).toBe(
    '/?origin=%2Fbookings%3Ftab%3Dpast',
  );
});

test('so is whoever was signed out meanwhile, when the router asks', async () => {
  expect(await wayOf(requireRenter(endedSession, request('/profile.data?_routes=profile')))).toBe(
    '/?origin=%2Fprofile',
  );
});

test('a visitor without our cookie costs no question', async () => {
  const getMe = vi.fn(async () => ({}));
  expect(await wayOf(requireRenter(apiThat(getMe), request('/profile', 'city=lisbon')))).toBe(
    '/?origin=%2Fprofile',
  );
  expect(getMe).not.toHaveBeenCalled();
});

test('a failure is not taken for a visitor', async () => {
  const broken = apiThat(() =>
    Promise.reject(new ApiError({ code: 'internal', message: '' }, 500)),
  );
  await expect(requireRenter(broken, request('/profile'))).rejects.toBeInstanceOf(ApiError);
});
