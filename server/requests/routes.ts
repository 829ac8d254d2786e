import type { RequestRecord } from '../../contract/requests.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { streamRecord } from '../http/stream-record.ts';
import { findRequest } from './find-request.ts';

export function requestRoutes({
  database,
  requestWatch,
  sessions,
  jobs,
}: Deps): Pick<Handlers, 'getRequest' | 'watchRequest' | 'continueRequest'> {
  const db = database.kysely;
  return {
    getRequest: ({ params, caller }) => findRequest(db, params.id, caller.userId),
    async watchRequest({ params, caller, signal }) {
      const read = () => findRequest(db, params.id, caller.userId);
      await read(); // a stranger gets 404 before a stream is opened
      const hasEnded = ({ status }: RequestRecord) => status !== 'pending';
      const record = { name: 'request', id: params.id, read, hasEnded } as const;
      return streamRecord(record, { watch: requestWatch, sessions, caller, signal });
    },
    // Harmless at any time: the worker looks for itself whether the renter has done their part.
    async continueRequest({ tx, params, caller }) {
      const request = await findRequest(tx, params.id, caller.userId);
      if (request.status === 'pending') {
        await jobs.enqueue(tx, 'requests', { requestId: request.id });
      }
      return request;
    },
  };
}
