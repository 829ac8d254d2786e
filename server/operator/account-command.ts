import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isSettled } from '../../domain/booking-lifecycle.ts';
import { moneyFromCents } from '../../domain/money.ts';
import { centsIn } from '../../domain/read-cents.ts';
import { createAuth } from '../accounts/auth.ts';
import { resealFactors } from '../accounts/factors/reseal-factors.ts';
import { renters } from '../accounts/realm.ts';
import { sessionSecretIn } from '../accounts/session-secret.ts';
import type { Queries } from '../db/connect.ts';
import { COMMAND_LINE, recordAudit } from '../operate/audit/record-audit.ts';
import { adjustCredit } from '../operate/renters/adjust-credit.ts';
import { decideIdentity } from '../operate/renters/decide-identity.ts';
import {
  clearRenterFactors,
  disableRenter,
  enableRenter,
  endRenterSessions,
  noteRenter,
} from '../operate/renters/renter-verbs.ts';
import { requireRenter } from '../operate/renters/require-renter.ts';
import { staffRealm } from '../operate/staff/staff-realm.ts';
import { type OperatorWork, type Report, said, usage } from './command.ts';

export const accountUsage = [
  'account -- show|disable|enable|end-sessions|clear-factors EMAIL or ID',
  'credit EMAIL or ID 25.00|-25.00 --currency EUR|USD --reason "…"',
  'note EMAIL or ID "…"',
  'identity EMAIL or ID approve|decline --reason "…"',
  'reseal-factors',
].join(' | ');

interface Typed {
  readonly words: readonly string[];
  readonly options: ReturnType<typeof readWords>['values'];
}
type Verb = (tx: Queries, work: OperatorWork, userId: string, typed: Typed) => Promise<void>;

const actor = COMMAND_LINE;

/** The desk's verbs, typed instead of pressed. */
export const accountCommands: Readonly<Record<string, Verb>> = {
  disable: (tx, work, id, { options }) => disableRenter(tx, work, id, { actor, ...options }),
  enable: (tx, work, id, { options }) => enableRenter(tx, work, id, { actor, ...options }),
  'end-sessions': (tx, work, id) => endRenterSessions(tx, work, id, { actor }),
  'clear-factors': (tx, work, id, { options }) =>
    clearRenterFactors(tx, work, id, { actor, ...options }),
  credit(tx, work, id, { words: [typed = ''], options: { reason, currency = 'EUR', key } }) {
    const cents = centsIn(typed.replace(/^[+-]/, ''));
    if (!cents || !reason || (currency !== 'EUR' && currency !== 'USD')) throw usage(accountUsage);
    const amount = moneyFromCents(typed.startsWith('-') ? -cents : cents, currency);
    const adjustment = { amount, reason, occasion: key ?? randomUUID() };
    return adjustCredit(tx, work, id, adjustment, { actor });
  },
  note(tx, work, id, { words: [text = ''] }) {
    if (text.trim() === '') throw usage(accountUsage);
    return noteRenter(tx, work, id, text.trim(), { actor });
  },
  identity(tx, work, id, { words: [decision], options: { reason } }) {
    if ((decision !== 'approve' && decision !== 'decline') || !reason) throw usage(accountUsage);
    return decideIdentity(tx, work, id, decision, { actor, reason });
  },
};

const options = {
  reason: { type: 'string' },
  currency: { type: 'string' },
  key: { type: 'string' },
} as const;

function readWords(words: readonly string[]) {
  // An amount below zero is no option.
  const shielded = words.map((word) => (/^-\d/.test(word) ? ` ${word}` : word));
  try {
    return parseArgs({ args: shielded, options, allowPositionals: true });
  } catch {
    throw usage(accountUsage);
  }
}

/** Who may sign in, and who is signed in. Ends with how the account stands. */
export async function accountCommand(
  work: OperatorWork,
  given: readonly string[],
): Promise<Report> {
  const { values, positionals } = readWords(given);
  const [name = '', who = '', ...words] = positionals.map((word) => word.trim());
  if (name === 'reseal-factors') return reseal(work);
  const verb = Object.hasOwn(accountCommands, name) ? accountCommands[name] : undefined;
  if ((!verb && name !== 'show') || !who) throw usage(accountUsage);
  return work.database.kysely.transaction().execute(async (tx) => {
    const { id } = await requireRenter(tx, who);
    await verb?.(tx, work, id, { words, options: values });
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
  const deed = { action: 'account reseal-factors', subject: 'all accounts' } as const;
  await database.kysely
    .transaction()
    .execute((tx) => recordAudit(tx, { actor: COMMAND_LINE, ...deed, now: clock.now() }));
  const done = `${sealed} authenticator apps are sealed under the current SESSION_SECRET`;
  const left = `; ${unreadable} cannot be read by the secrets that are set`;
  return { lines: [`${done}${unreadable > 0 ? left : ''}.`], isWrong: unreadable > 0 };
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
