import type { OperateRoutes } from '../../../contract/operate/routes.ts';
import { pacePolicy } from '../../../domain/policy-constants.ts';
import { requireWithinLimit } from '../../accounts/require-within-limit.ts';
import type { Deps } from '../../deps.ts';
import type { LimitsOf } from '../../http/limits.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/** Every lookup may be paid for. By who asks, not from where: a whole desk has one address. */
export const cityLimits = (
  deps: Pick<Deps, 'database' | 'clock'>,
): Pick<LimitsOf<OperateRoutes, StaffCaller>, 'findDeskPlaces'> => ({
  async findDeskPlaces({ caller: { userId } }) {
    const about = { what: 'places', account: userId };
    const { perAccount } = pacePolicy.staffPlaces;
    await requireWithinLimit(deps, `places on ${userId}`, perAccount, about);
    return null;
  },
});
