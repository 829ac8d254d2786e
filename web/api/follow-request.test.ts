import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../contract/client.ts';
import { followRequest, NotFollowed } from './follow-request.ts';
import { later, pendingRequest, playedReach } from './requests.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const codeOf = (following: Promise<unknown>) =>
  following.catch((error: unknown) => (error instanceof NotFollowed ? error.code : error));

test('a request is followed to its end', async () => {
  const { reach, tell, listening } = playedReach();
  const following = followRequest(pendingRequest, { reach });
  tell(later(1, { status: 'failure', errorCode: 'error.rejected' }));
  expect(await following).toMatchObject({ status: 'failure', errorCode: 'error.rejected' });
  expect(listening()).toBe(0);
});

test('or only as far as wanted [A-WALLET-011]', async () => {
  const { reach, tell } = playedReach();
  const until = ({ awaiting }: typeof pendingRequest) => awaiting !== null;
  const following = followRequest(pendingRequest, { reach, until });
  tell(
    later(1, { awaiting: { kind: 'card_setup', clientSecret: 'secret', publishableKey: 'pk' } }),
  );
  expect(await following).toMatchObject({ status: 'pending', awaiting: { kind: 'card_setup' } });
});

test('for 10 seconds and no longer [A-DATA-013 A-DOCUMENT-003 A-DOCUMENT-005 A-WALLET-011]', async () => {
  const { reach, listening } = playedReach();
  const outcome = codeOf(followRequest(pendingRequest, { reach }));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(listening()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(listening()).toBe(0);
  expect(await outcome).toBe('snap-timeout');
});

test('one that has vanished is snap-deleted', async () => {
  const gone = () => Promise.reject(new ApiError({ code: 'not_found', message: '' }, 404));
  const { reach, breakStreams } = playedReach(gone);
  const outcome = codeOf(followRequest(pendingRequest, { reach }));
  breakStreams();
  await vi.advanceTimersByTimeAsync(0);
  expect(await outcome).toBe('snap-deleted');
});
