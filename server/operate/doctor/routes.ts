import type { Deps } from '../../deps.ts';
import { examineRunning } from '../../doctor/examine-running.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermissionEverywhere } from '../http/require-permission.ts';

export function doctorRoutes(
  deps: Pick<Deps, 'config' | 'database'>,
): Pick<OperateHandlers, 'askDoctor'> {
  return {
    async askDoctor({ caller }) {
      requirePermissionEverywhere(caller, 'settings.edit');
      return { findings: await examineRunning(deps) };
    },
  };
}
