import type { Awaiting, RequestRecord } from '../../../../contract/requests.ts';
import { timeoutsMs } from '../../../../domain/policy-constants.ts';
import { createBookingAttempt } from '../../../api/booking-attempt.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { browserReach } from '../../../api/browser-reach.ts';

/** The bank's window is heavy and seldom needed. */
const authenticate = async (awaiting: Awaiting) => {
  const { authenticatePayment } = await import('../../me/wallet/authenticate-payment.ts');
  await authenticatePayment(awaiting);
};

/** The booking itself says what is being done to it, so the browser need not remember. */
const noMemory = { recall: () => null, keep: () => {}, forget: () => {} };

/** Something that is asked for on a booking's page, and whatever the bank wants to know about it. */
export const newAttempt = <Body>(send: (body: Body, key: string) => Promise<RequestRecord>) =>
  createBookingAttempt<Body>({
    send,
    goOn: (requestId) =>
      browserApi().continueRequest(
        { params: { id: requestId } },
        { signal: AbortSignal.timeout(timeoutsMs.request) },
      ),
    authenticate,
    reach: browserReach,
    memory: noMemory,
    newKey: () => crypto.randomUUID(),
  });
