import type { Deps } from '../../deps.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { readToday } from './read-today.ts';

export function todayRoutes({ database, clock }: Deps): Pick<OperateHandlers, 'getToday'> {
  return {
    getToday: ({ caller: { grants }, query: { cityId } }) =>
      readToday(database.kysely, { cityId, grants, now: clock.now() }),
  };
}
