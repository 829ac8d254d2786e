import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { findRequest } from './find-request.ts';
import { streamRequest } from './stream-request.ts';

export function requestRoutes({
  database,
  requestWatch,
}: Deps): Pick<Handlers, 'getRequest' | 'watchRequest'> {
  const db = database.kysely;
  return {
    getRequest: ({ params, caller }) => findRequest(db, params.id, caller.userId),
    async watchRequest({ params, caller, signal }) {
      const read = () => findRequest(db, params.id, caller.userId);
      await read(); // a stranger gets 404 before a stream is opened
      return streamRequest(params.id, read, requestWatch, signal);
    },
  };
}
