import { Email } from '../../contract/accounts.ts';
import type { AuditAction } from '../../domain/audit-action.ts';
import { type Grant, type Role, roles } from '../../domain/permissions.ts';
import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import { COMMAND_LINE, recordAudit } from '../operate/audit/record-audit.ts';
import { changeRoles, removePerson } from '../operate/staff/change-rights.ts';
import { clearStaffFactors } from '../operate/staff/clear-staff-factors.ts';
import { joinUrl } from '../operate/staff/invitation-emails.ts';
import { groundOf, issueInvitation } from '../operate/staff/invitations.ts';
import { inviteStaff } from '../operate/staff/invite-staff.ts';
import { type Person, requirePerson } from '../operate/staff/lock-staff.ts';
import { type OperatorWork, type Report, said, usage } from './command.ts';

export const staffUsage = [
  'staff -- list',
  'invite EMAIL "NAME" ROLE…',
  'roles EMAIL ROLE…',
  'link|remove|end-sessions|clear-factors EMAIL',
  `where ROLE is owner or ROLE@CITY: ${roles.filter((role) => role !== 'owner').join(', ')}`,
].join(' | ');

type Verb = (
  tx: Queries,
  work: OperatorWork,
  email: string,
  words: readonly string[],
) => Promise<string>;

const actor = { staffId: null, name: COMMAND_LINE } as const;

/** What needs no more words than whom it is about. */
const ofOne =
  (deed: (tx: Queries, person: Person, work: OperatorWork) => Promise<string>): Verb =>
  async (tx, work, email, words) => {
    if (words.length > 0) throw usage(staffUsage);
    return deed(tx, await requirePerson(tx, { email }), work);
  };

export const staffCommands: Readonly<Record<string, Verb>> = {
  async invite(tx, work, email, [name = '', ...given]) {
    if (!name || name.includes('@')) throw usage(staffUsage);
    const invitation = { name, email, grants: grantsIn(given) };
    await inviteStaff(tx, work, invitation, { actor, now: work.clock.now() });
    return `${email} is invited by mail.`;
  },
  async roles(tx, { clock }, email, words) {
    const { id } = await requirePerson(tx, { email });
    await changeRoles(tx, id, grantsIn(words), { actor, now: clock.now() });
    return `${email}: ${words.join(', ')}`;
  },
  remove: ofOne(async (tx, { id, email }, { clock }) => {
    await removePerson(tx, id, { actor, now: clock.now() });
    return `${email} is removed.`;
  }),
  link: ofOne(async (tx, { id }, work) => {
    const ground = await groundOf(tx, { userId: id });
    const token = await issueInvitation(tx, { staffId: id, ground, now: work.clock.now() });
    await record(tx, work, 'staff link', id);
    return joinUrl(work, token);
  }),
  'end-sessions': ofOne(async (tx, { id, email }, work) => {
    await tx.deleteFrom('staff_sessions').where('user_id', '=', id).execute();
    await record(tx, work, 'staff end-sessions', id);
    return `${email} is signed out everywhere.`;
  }),
  'clear-factors': ofOne(async (tx, { id, email }, work) => {
    const isCleared = await clearStaffFactors(tx, work, id, { actor, now: work.clock.now() });
    return isCleared ? `${email} has no second factor any more.` : `${email} had none.`;
  }),
};

/** Who works here: for the first owner of an installation, and for whoever locked themselves out. */
export async function staffCommand(
  work: OperatorWork,
  [name = '', who = '', ...words]: readonly string[],
): Promise<Report> {
  const { kysely } = work.database;
  if (name === 'list' && !who) return list(kysely);
  const email = Email.safeParse(who);
  const verb = Object.hasOwn(staffCommands, name) ? staffCommands[name] : undefined;
  if (!verb || !email.success) throw usage(staffUsage);
  return kysely.transaction().execute(async (tx) => said(await verb(tx, work, email.data, words)));
}

/** `owner`, `desk@lisbon` */
function grantsIn(words: readonly string[]): Grant[] {
  if (words.length === 0) throw usage(staffUsage);
  return words.map((word) => {
    const [role = '', cityId] = word.split('@');
    const isKnown = roles.includes(role as Role) && (role === 'owner') === (cityId === undefined);
    if (!isKnown) throw new Refusal('invalid_input', `"${word}" is no role. ${staffUsage}`);
    return { role, cityId: cityId ?? null } as Grant;
  });
}

async function list(db: Queries): Promise<Report> {
  const people = await db
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'joined_at'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute();
  const held = await db.selectFrom('staff_roles').selectAll().orderBy('city_id').execute();
  const lines = people.map(({ id, email, name, joined_at }) => {
    const own = held.filter(({ staff_id }) => staff_id === id);
    const named = own.map(({ role, city_id }) => (city_id ? `${role}@${city_id}` : role));
    return [email, name, named.join(', '), joined_at ? 'joined' : 'invited'].join('  ');
  });
  return said(...lines, `${people.length} people.`);
}

const record = (tx: Queries, { clock }: OperatorWork, action: AuditAction, id: string) =>
  recordAudit(tx, { actor: COMMAND_LINE, action, subject: `staff ${id}`, now: clock.now() });
