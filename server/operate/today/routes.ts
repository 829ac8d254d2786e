import type { Deps } from '../../deps.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { readToday } from './read-today.ts';
import { watchCity } from './watch-city.ts';

export function todayRoutes(deps: Deps): Pick<OperateHandlers, 'getToday' | 'watchCity'> {
  const { database, clock } = deps;
  return {
    watchCity: async ({ query, caller, signal }) =>
      watchCity(deps, query.cityId, { caller, signal }),
    getToday: ({ caller: { userId, grants }, query: { cityId } }) =>
      readToday(database.kysely, { cityId, staffId: userId, grants, now: clock.now() }),
  };
}
