import type { OperateRoutes } from '../../../contract/operate/routes.ts';
import { pacePolicy } from '../../../domain/policy-constants.ts';
import { requireWithinLimit } from '../../accounts/require-within-limit.ts';
import type { Deps } from '../../deps.ts';
import type { LimitsOf } from '../../http/limits.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/** By who drives, not from where: a garage full of drivers has one address. */
export const driveLimits = (
  deps: Pick<Deps, 'database' | 'clock'>,
): Pick<LimitsOf<OperateRoutes, StaffCaller>, 'sendEvidencePiece'> => ({
  async sendEvidencePiece({ caller: { userId } }) {
    const about = { what: 'evidence', account: userId };
    const { perAccount } = pacePolicy.evidencePieces;
    await requireWithinLimit(deps, `evidence on ${userId}`, perAccount, about);
    return null;
  },
});
