import { type DatabaseLocation, openDatabase } from '../db/connect.ts';
import { openJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { writeRequest } from '../requests/write-request.ts';

/**
 * A node that takes up a request and never finishes it; the test kills it in the middle.
 * Arguments: the database's location and the renter's id as JSON. Prints the request's id.
 */
const [location, userId] = JSON.parse(process.argv[2] ?? '[]') as [DatabaseLocation, string];
const database = await openDatabase(location);
const jobs = await openJobs(database, createLog('silent'));
await jobs.work({
  requests: {
    async run({ requestId }) {
      process.stdout.write(requestId);
      await new Promise(() => {});
    },
  },
});
await database.kysely
  .transaction()
  .execute((tx) =>
    writeRequest(tx, jobs, { kind: 'rehearsal', userId, payload: {}, now: Temporal.Now.instant() }),
  );
