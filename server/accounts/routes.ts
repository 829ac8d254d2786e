import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { getMe } from './get-me.ts';

export function accountRoutes({ database }: Deps): Pick<Handlers, 'getMe'> {
  return { getMe: ({ caller }) => getMe(database.kysely, caller.userId) };
}
