import { pacePolicy } from '../../domain/policy-constants.ts';
import type { Deps } from '../deps.ts';
import type { Limits } from '../http/limits.ts';
import { paced } from '../profile/limits.ts';

/** Whoever invites makes us write to strangers: that has a pace, whichever way it is done. */
export function bookingLimits(
  deps: Pick<Deps, 'database' | 'clock'>,
): Pick<Limits, 'createBooking' | 'createModification' | 'resendDriverInvitation'> {
  const invites = paced(deps, 'driver invitations', pacePolicy.driverInvitations);
  return {
    createBooking: async (call) => (call.body.drivers.length > 0 ? invites(call) : null),
    createModification: async (call) =>
      call.body.driver?.action === 'invite' ? invites(call) : null,
    resendDriverInvitation: invites,
  };
}
