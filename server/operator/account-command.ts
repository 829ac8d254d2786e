import { z } from 'zod';
import { isSettled } from '../../domain/booking-lifecycle.ts';
import { createAuth } from '../accounts/auth.ts';
import { setAccountDisabled } from '../accounts/disable-account.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { clearFactors } from '../accounts/factors/clear-factors.ts';
import { resealFactors } from '../accounts/factors/reseal-factors.ts';
import { renters } from '../accounts/realm.ts';
import { sessionSecretIn } from '../accounts/session-secret.ts';
import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import { COMMAND_LINE, recordAudit } from '../operate/audit/record-audit.ts';
import { staffRealm } from '../operate/staff/staff-realm.ts';
import { isForgotten } from '../profile/forget-person.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { type OperatorWork, type Report, said, usage } from './command.ts';

export const accountUsage =
  'account -- show|disable|enable|end-sessions|clear-factors EMAIL or ID, or reseal-factors';

type Verb = (tx: Queries, userId: string, work: OperatorWork) => Promise<unknown>;

const verbs: Readonly<Record<string, Verb>> = {
  show: async () => {},
  disable: (tx, userId, { clock }) =>
    setAccountDisabled(tx, userId, { isDisabled: true, now: clock.now() }),
  enable: (tx, userId, { clock }) =>
    setAccountDisabled(tx, userId, { isDisabled: false, now: clock.now() }),
  'end-sessions': async (tx, userId, { clock }) => {
    await endSessions(tx, userId);
    const now = clock.now();
    await recordSecurityEvent(tx, { kind: 'session-ended', userId, detail: 'all', now });
  },
  'clear-factors': (tx, userId, work) => clearFactors(tx, work, renters, userId),
};

/** Who may sign in, and who is signed in. Ends with how the account stands. */
export async function accountCommand(
  work: OperatorWork,
  [name = '', who = '']: readonly string[],
): Promise<Report> {
  if (name === 'reseal-factors') return reseal(work);
  const { database, clock } = work;
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb || !who) throw usage(accountUsage);
  return database.kysely.transaction().execute(async (tx) => {
    const { id } = await requireRenter(tx, who);
    const now = clock.now();
    await verb(tx, id, work);
    if (name !== 'show') {
      const deed = { action: `account ${name}`, subject: `account ${id}` };
      await recordAudit(tx, { actor: COMMAND_LINE, ...deed, now });
    }
    return said(...(await linesOf(tx, id)));
  });
}

/** After the session secret was changed: the previous one is then needed for no authenticator app. */
async function reseal(work: OperatorWork): Promise<Report> {
  const { config, database, clock } = work;
  const auth = createAuth(database, {
    secret: config.sessionSecret ?? (await sessionSecretIn(config.dataFolder)),
    previousSecret: config.previousSessionSecret,
    baseUrl: config.publicUrl,
    onSignedUp: async () => {},
  });
  const ofRenters = await resealFactors(auth, database, renters);
  const ofStaff = await resealFactors(auth, database, staffRealm);
  const sealed = ofRenters.sealed + ofStaff.sealed;
  const unreadable = ofRenters.unreadable + ofStaff.unreadable;
  const deed = { action: 'account reseal-factors', subject: 'all accounts' };
  await database.kysely
    .transaction()
    .execute((tx) => recordAudit(tx, { actor: COMMAND_LINE, ...deed, now: clock.now() }));
  const done = `${sealed} authenticator apps are sealed under the current SESSION_SECRET`;
  const left = `; ${unreadable} cannot be read by the secrets that are set`;
  return { lines: [`${done}${unreadable > 0 ? left : ''}.`], isWrong: unreadable > 0 };
}

async function requireRenter(tx: Queries, who: string) {
  const isId = z.uuid().safeParse(who).success;
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'admin'])
    .where(isId ? 'id' : 'email', '=', who.toLowerCase())
    .executeTakeFirst();
  if (!user) throw new Refusal('not_found', `There is no account ${who}.`);
  if (user.admin) throw new Refusal('not_found', `${who} is an administrator's, not a renter's.`);
  if (isForgotten(user)) throw new Refusal('not_found', 'This account was deleted by its renter.');
  return user;
}

async function linesOf(tx: Queries, userId: string): Promise<string[]> {
  const user = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  const bookings = await tx
    .selectFrom('bookings')
    .select(['reference', 'status'])
    .where('user_id', '=', userId)
    .orderBy('starts_at')
    .execute();
  const factors = await tx
    .selectFrom('factors')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const open = bookings.filter(({ status }) => !isSettled(status));
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  return [
    `${user.name}  ${user.email}`,
    `id          ${user.id}`,
    `signs in    ${user.disabled ? 'no, disabled' : 'yes'}`,
    `sessions    ${sessions.length}`,
    `second step ${factors.map(({ kind }) => kind).join(', ') || 'none'}`,
    `verified    email ${yes(user.email_verified)}, licence ${yes(user.licence_verified)}, identity ${yes(user.identity_verified)}`,
    `bookings    ${open.map(({ reference, status }) => `${reference} ${status}`).join(', ') || 'none open'}`,
  ];
}
