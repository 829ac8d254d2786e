import { parseArgs } from 'node:util';
import { type SecurityEventKind, securityEventKinds } from '../../domain/security-event.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import { type OperatorWork, type Report, read, said, usage } from './command.ts';

export const eventsUsage =
  'events -- [--account EMAIL|ID] [--since P7D|2027-03-01T00:00Z] [--kind signed-in]';

/** What nobody reads to its end is asked for more narrowly. */
const MOST = 1_000;
const USUAL = 'P7D';

/** The security log, oldest first: of one account or of all, since a moment or for so long. */
export async function eventsCommand(work: OperatorWork, words: readonly string[]): Promise<Report> {
  const { account, since = USUAL, kind } = readOptions(words);
  const db = work.database.kysely;
  let asked = db
    .selectFrom('security_events')
    .selectAll()
    .where('at', '>=', toDate(readSince(since, work.clock.now())));
  if (account) asked = asked.where('user_id', 'in', await accountIds(db, account));
  if (kind) asked = asked.where('kind', '=', readKind(kind));
  const rows = await asked.orderBy('at', 'desc').orderBy('id', 'desc').limit(MOST).execute();
  const lines = rows
    .reverse()
    .map(({ at, kind, user_id, detail, address, device, request_id }) =>
      [at.toISOString(), kind, user_id, address, request_id, detail, device]
        .map((value) => value ?? '-')
        .join('  '),
    );
  const left =
    rows.length === MOST ? ['There are more: ask from later on, or for one account.'] : [];
  return said(...lines, `${rows.length} events.`, ...left);
}

function readOptions(words: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...words], options: { account: text, since: text, kind: text } })
      .values;
  } catch {
    throw usage(eventsUsage);
  }
}

/** A kind that nothing is called is a slip: "0 events." would pass for an answer. */
function readKind(text: string): SecurityEventKind {
  const known = securityEventKinds.find((kind) => kind === text);
  if (known) return known;
  throw new Refusal(
    'invalid_input',
    `"${text}" is no kind of event; known are ${securityEventKinds.join(', ')}. ${eventsUsage}`,
  );
}

/** A duration counts back from now; days are 24 hours. */
function readSince(text: string, now: Temporal.Instant): Temporal.Instant {
  return read(text, (since) =>
    since.startsWith('P')
      ? now.toZonedDateTimeISO('UTC').subtract(since).toInstant()
      : Temporal.Instant.from(since),
  );
}

/** Somebody can be both, a renter and of staff. */
async function accountIds(db: Queries, account: string): Promise<string[]> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(account);
  if (isId) return [account];
  const email = account.toLowerCase();
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .unionAll((eb) => eb.selectFrom('staff').select('id').where('email', '=', email))
    .execute();
  if (found.length === 0) throw new Refusal('not_found', `There is no account ${account}.`);
  return found.map(({ id }) => id);
}
